"""Settings: which word holds, and that every mistake is one sentence that helps."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from daikaiju.cli.commands import serve
from daikaiju.cli.main import main
from daikaiju.server.settings import (
    FIELDS,
    OWN_OPTION,
    Settings,
    SettingsError,
    default_store,
    option,
    read_settings,
    told_store,
    variable,
)

ROOT = Path(__file__).parent.parent
SECRET = "s3cret%2Fp%40ss"
DATABASE = f"postgresql://ann:{SECRET}@db.example.org:5432/games"


def read(
    *, file: Path | None = None, options: dict[str, object] | None = None, **env: str
) -> Settings:
    return read_settings(options, file, env)


def refusal(**given: object) -> str:
    """The sentence that is all one gets."""
    with pytest.raises(SettingsError) as refused:
        read(**given)  # type: ignore[arg-type]
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert SECRET not in sentence
    return sentence


# --- which word holds ----------------------------------------------------------------------------


def test_options_go_before_the_environment_and_that_before_a_file(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('port = 1\nname = "file"\nlogs = "json"\n')
    settings = read(
        file=file, options={"port": "3"}, DAIKAIJU_PORT="2", DAIKAIJU_NAME="environment"
    )
    assert (settings.port, settings.name, settings.logs) == (3, "environment", "json")
    assert settings.host == "127.0.0.1"


def test_the_environment_may_name_the_file_and_an_option_another(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text('name = "one"')
    two.write_text('name = "two"')
    assert read(DAIKAIJU_SETTINGS=str(one)).name == "one"
    assert read(file=two, DAIKAIJU_SETTINGS=str(one)).name == "two"


@pytest.mark.parametrize(
    "text", ["https://a.example, https://B.example/", "https://a.example,https://b.example"]
)
def test_lists_are_separated_by_commas_outside_files(tmp_path: Path, text: str) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('origins = ["https://a.example", "https://b.example"]')
    sites = ("https://a.example", "https://b.example")
    assert read(DAIKAIJU_ORIGINS=text).origins == read(file=file).origins == sites
    assert read(DAIKAIJU_PROXIES="").proxies == ()


def test_games_are_kept_in_one_place_wherever_the_server_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = Settings().store
    monkeypatch.chdir(tmp_path)
    assert Settings().store == first == default_store()
    assert Path(first).is_absolute()
    assert read(DAIKAIJU_STORE="~/games.db").store == str(Path.home() / "games.db")


def test_every_setting_can_be_given_in_each_way(tmp_path: Path) -> None:
    """What a setting has anyway is understood in a file, in the environment and as an option."""
    usual = msgspec.to_builtins(Settings())
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in usual.items()]
    file = tmp_path / "daikaiju.toml"
    file.write_text("\n".join(lines))
    texts = {
        name: ",".join(value) if isinstance(value, tuple | list) else str(value)
        for name, value in usual.items()
    }
    environment = {variable(name): text for name, text in texts.items()}
    assert read_settings({}, file, {}) == Settings()
    assert read_settings({}, None, environment) == Settings()
    assert read_settings(texts, None, {}) == Settings()


# --- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("port", "eighty", "a whole number from 0 to 65535"),
        ("port", "65536", "a whole number from 0 to 65535"),
        ("tables", "", "a whole number from 1 to 1000000"),
        ("thinkers", "0", "a whole number from 1 to 256"),
        ("logs", "xml", "one of json, text"),
        ("host", "", "an address or a name of this machine"),
        ("host", "http://localhost", "an address or a name of this machine"),
        ("name", "  ", "a name of 1 to 60 printable signs"),
        ("name", "tab\x07", "a name of 1 to 60 printable signs"),
        ("public_url", "games.example.org", "a site without a path, such as https://"),
        ("public_url", "https://games.example.org/table", "a site without a path"),
        ("public_url", "https://ann:pw@example.org", "a site without a path"),
        ("origins", "https://example.org:port", "a site without a path"),
        ("proxies", "10.0.0.1,proxy.local", "addresses or networks, such as 127.0.0.1"),
        ("store", "", "a file, such as games.db, or postgresql://USER:PASSWORD@HOST/"),
        ("store", "mysql://localhost/games", "a file, such as games.db, or postgresql://"),
    ],
)
def test_a_mistake_is_one_sentence_that_says_where_and_what_would_be_right(
    tmp_path: Path, name: str, text: str, right: str
) -> None:
    shown = f"is {text!r}, but must be {right}"
    assert refusal(**{variable(name): text}).startswith(f"{variable(name)} {shown}")
    assert refusal(options={name: text}).startswith(f"{option(name)} {shown}")
    file = tmp_path / "daikaiju.toml"
    file.write_text(f"{name} = {msgspec.json.encode(text).decode()}")
    assert refusal(file=file).startswith(f"{file}: {name} is {text!r}, but must be ")


def test_a_file_has_numbers_as_numbers(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('port = "8000"')
    assert refusal(file=file) == (
        f"{file}: port is '8000', but must be a whole number from 0 to 65535"
    )
    file.write_text('origins = "https://a.example"')
    assert '["one", "two"]' in refusal(file=file)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    assert refusal(file=file) == f"the settings in {file} cannot be read: no such file or directory"
    assert "no such file" in refusal(DAIKAIJU_SETTINGS=str(file))
    file.write_bytes(b"name = '\xff'")
    assert refusal(file=file).endswith("are not UTF-8 text")
    file.write_text("port 8000")
    assert "is not TOML, whose lines look like `port = 8000`" in refusal(file=file)
    assert "line 1" in refusal(file=file)


def test_unknown_names_are_refused_with_the_nearest_one(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('public-url = "https://games.example.org"')
    assert refusal(file=file).endswith("no setting 'public-url': did you mean 'public_url'?")
    file.write_text("colour = 3")
    assert f"there are {', '.join(FIELDS)}" in refusal(file=file)
    assert "did you mean DAIKAIJU_PORT?" in refusal(DAIKAIJU_PROT="80")


def test_other_variables_with_our_prefix_are_none_of_our_business() -> None:
    others = {
        "DAIKAIJU_ENGINE": "auto",
        "DAIKAIJU_CACHE": "somewhere",
        "DAIKAIJU_TEST_POSTGRES": DATABASE,
        "DAIKAIJU_SERVICE_HOST": "10.0.0.1",
        "DAIKAIJU_PORT_8000_TCP_ADDR": "10.0.0.1",
    }
    assert read_settings({}, None, others) == Settings()


# --- the command line ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "x"], "--port is 'x', but must be a whole number from 0 to 65535"),
        (["--set", "tables=x"], "--set tables is 'x', but must be a whole number from 1"),
        (["--set", "tables"], "--set tables is not of the form NAME=VALUE, such as tables=500"),
        (["--set", "tabels=4"], "--set: there is no setting 'tabels': did you mean 'tables'?"),
        (["--lan", "--host", "::"], "--lan listens on every address"),
        (["--settings", "nowhere.toml"], "the settings in nowhere.toml cannot be read"),
        (["--host", "256.0.0.1"], "256.0.0.1 is not the name of a machine"),
        (["--host", "192.0.2.1"], "192.0.2.1 is no address of this machine"),
    ],
)
def test_mistakes_on_the_command_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"daikaiju: {says}")
    assert err.count("\n") == 1


def test_every_named_option_is_a_setting() -> None:
    assert set(OWN_OPTION) <= set(FIELDS)
    assert serve.ANYWHERE == "0.0.0.0"


# --- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "store",
    [
        DATABASE,
        f"postgresql://db.example.org/games?user=ann&password={SECRET}",
        f"postgres://ann:{SECRET}@/games?host=/run/postgresql",
    ],
)
def test_no_password_is_ever_shown(store: str) -> None:
    settings = read(DAIKAIJU_STORE=store)
    assert settings.store == store
    for shown in (told_store(store), repr(settings), str(settings), f"{settings}"):
        assert SECRET not in shown
        assert "games" in shown
    assert "mysql" in refusal(DAIKAIJU_STORE=store.replace("postgres", "mysql", 1))


def test_a_password_that_breaks_the_address_is_not_shown_either() -> None:
    sentence = refusal(DAIKAIJU_STORE="postgresql://ann:sl/ash@t@db.example.org/games")
    assert "sl/ash" not in sentence
    assert "sl" not in sentence.partition("but must be")[0].replace("postgresql", "")
    assert sentence.endswith("where a / or @ in a password is %2F or %40")


def test_a_store_without_a_secret_is_shown_as_it_is() -> None:
    for store in ("games.db", "/var/lib/daikaiju/games.db", "postgresql://ann@localhost/games"):
        assert told_store(store) == store


# --- documents -----------------------------------------------------------------------------------


def test_the_example_file_names_every_setting_with_what_it_is_anyway() -> None:
    text = (ROOT / "deploy" / "daikaiju.toml").read_text(encoding="utf-8")
    lines = [line.removeprefix("# ") for line in text.splitlines() if " = " in line]
    usual = msgspec.to_builtins(Settings())
    found = tomllib.loads("\n".join(lines))
    assert set(found) == set(FIELDS)
    for name in set(FIELDS) - {"store"}:
        assert found[name] == (list(usual[name]) if name in ("origins", "proxies") else usual[name])
