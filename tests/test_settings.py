"""Settings: precedence of the sources, and one-line errors."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from daikaiju.cli.commands import serve
from daikaiju.cli.main import main
from daikaiju.server.settings import (
    DIRECT_OPTIONS,
    FIELDS,
    Settings,
    command_option,
    default_store,
    environment_variable,
    read_settings,
    redact_password,
)
from daikaiju.server.value_checks import SettingsError

ROOT = Path(__file__).parent.parent
SECRET = "s3cret%2Fp%40ss"
DATABASE = f"postgresql://ann:{SECRET}@db.example.org:5432/games"


def read_given(
    *, file: Path | None = None, options: dict[str, object] | None = None, **env: str
) -> Settings:
    return read_settings(options, file, env)


def settings_error(**given: object) -> str:
    """Return the one-line error of these settings."""
    with pytest.raises(SettingsError) as refused:
        read_given(**given)  # type: ignore[arg-type]
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert SECRET not in sentence
    return sentence


# --- precedence ----------------------------------------------------------------------------------


def test_options_override_environment_overrides_file(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('port = 1\nname = "file"\nlogs = "json"\n')
    settings = read_given(
        file=file, options={"port": "3"}, DAIKAIJU_PORT="2", DAIKAIJU_NAME="environment"
    )
    assert (settings.port, settings.name, settings.logs) == (3, "environment", "json")
    assert settings.host == "127.0.0.1"


def test_settings_file_of_an_option_overrides_the_environment(tmp_path: Path) -> None:
    first_file, second_file = tmp_path / "one.toml", tmp_path / "two.toml"
    first_file.write_text('name = "one"')
    second_file.write_text('name = "two"')
    assert read_given(DAIKAIJU_SETTINGS=str(first_file)).name == "one"
    assert read_given(file=second_file, DAIKAIJU_SETTINGS=str(first_file)).name == "two"


@pytest.mark.parametrize(
    "text", ["https://a.example, https://B.example/", "https://a.example,https://b.example"]
)
def test_lists_outside_files_are_separated_by_commas(tmp_path: Path, text: str) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('origins = ["https://a.example", "https://b.example"]')
    sites = ("https://a.example", "https://b.example")
    assert read_given(DAIKAIJU_ORIGINS=text).origins == read_given(file=file).origins == sites
    assert read_given(DAIKAIJU_PROXIES="").proxies == ()


def test_default_store_does_not_depend_on_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = Settings().store
    monkeypatch.chdir(tmp_path)
    assert Settings().store == first == default_store()
    assert Path(first).is_absolute()
    assert read_given(DAIKAIJU_STORE="~/games.db").store == str(Path.home() / "games.db")


def test_every_setting_can_be_given_in_every_source(tmp_path: Path) -> None:
    """The default of each setting is valid in a file, in the environment and as an option."""
    defaults = msgspec.to_builtins(Settings())
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in defaults.items()]
    file = tmp_path / "daikaiju.toml"
    file.write_text("\n".join(lines))
    texts = {
        name: ",".join(value) if isinstance(value, tuple | list) else str(value)
        for name, value in defaults.items()
    }
    environment = {environment_variable(name): text for name, text in texts.items()}
    assert read_settings({}, file, {}) == Settings()
    assert read_settings({}, None, environment) == Settings()
    assert read_settings(texts, None, {}) == Settings()


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("port", "eighty", "an integer from 0 to 65535"),
        ("port", "65536", "an integer from 0 to 65535"),
        ("tables", "", "an integer from 1 to 1000000"),
        ("thinkers", "0", "an integer from 1 to 256"),
        ("logs", "xml", "one of json, text"),
        ("host", "", "an address or host name of this machine"),
        ("host", "http://localhost", "an address or host name of this machine"),
        ("name", "  ", "a name of 1 to 60 printable characters"),
        ("name", "tab\x07", "a name of 1 to 60 printable characters"),
        ("public_url", "games.example.org", "a URL without a path, such as https://"),
        ("public_url", "https://games.example.org/table", "a URL without a path"),
        ("public_url", "https://ann:pw@example.org", "a URL without a path"),
        ("origins", "https://example.org:port", "a URL without a path"),
        ("proxies", "10.0.0.1,proxy.local", "addresses or networks, such as 127.0.0.1"),
        ("store", "", "a file, such as games.db, or postgresql://USER:PASSWORD@HOST/"),
        ("smtp_from", "games", "an e-mail address, such as games@example.org"),
        ("smtp_host", "smtp://mail", "the name of a server, such as mail.example.org"),
        ("smtp_port", "0", "an integer from 1 to 65535"),
        ("store", "mysql://localhost/games", "a file, such as games.db, or postgresql://"),
    ],
)
def test_error_names_the_source_and_the_expected_value(
    tmp_path: Path, name: str, text: str, expected: str
) -> None:
    text_shown = f"is {text!r}, but must be {expected}"
    assert settings_error(**{environment_variable(name): text}).startswith(
        f"{environment_variable(name)} {text_shown}"
    )
    assert settings_error(options={name: text}).startswith(f"{command_option(name)} {text_shown}")
    file = tmp_path / "daikaiju.toml"
    file.write_text(f"{name} = {msgspec.json.encode(text).decode()}")
    assert settings_error(file=file).startswith(f"{file}: {name} is {text!r}, but must be ")


def test_file_values_must_have_the_right_type(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('port = "8000"')
    assert settings_error(file=file) == (
        f"{file}: port is '8000', but must be an integer from 0 to 65535"
    )
    file.write_text('origins = "https://a.example"')
    assert '["one", "two"]' in settings_error(file=file)


def test_unreadable_settings_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    assert (
        settings_error(file=file)
        == f"the settings file {file} cannot be read: no such file or directory"
    )
    assert "no such file" in settings_error(DAIKAIJU_SETTINGS=str(file))
    file.write_bytes(b"name = '\xff'")
    assert settings_error(file=file).endswith("is not UTF-8 text")
    file.write_text("port 8000")
    assert "is not TOML, which has lines such as `port = 8000`" in settings_error(file=file)
    assert "line 1" in settings_error(file=file)


def test_unknown_setting_error_suggests_the_nearest_name(tmp_path: Path) -> None:
    file = tmp_path / "daikaiju.toml"
    file.write_text('public-url = "https://games.example.org"')
    assert settings_error(file=file).endswith("no setting 'public-url': did you mean 'public_url'?")
    file.write_text("colour = 3")
    assert f"the settings are {', '.join(FIELDS)}" in settings_error(file=file)
    assert "did you mean DAIKAIJU_PORT?" in settings_error(DAIKAIJU_PROT="80")


def test_unrelated_variables_with_the_prefix_are_ignored() -> None:
    others = {
        "DAIKAIJU_ENGINE": "auto",
        "DAIKAIJU_CACHE": "somewhere",
        "DAIKAIJU_TEST_POSTGRES": DATABASE,
        "DAIKAIJU_SERVICE_HOST": "10.0.0.1",
        "DAIKAIJU_PORT_8000_TCP_ADDR": "10.0.0.1",
    }
    assert read_settings({}, None, others) == Settings()


MAIL = {"DAIKAIJU_SMTP_HOST": "mail.example.org", "DAIKAIJU_SMTP_FROM": "games@example.org"}


def test_email_needs_a_sender_a_public_url_and_encryption() -> None:
    mail = MAIL | {"DAIKAIJU_PUBLIC_URL": "https://games.example.org"}
    assert read_settings({}, None, mail).smtp_port == 587
    for name in ("smtp_from", "public_url"):
        given = mail | {environment_variable(name): ""}
        assert f"{name} is not" in settings_error(**given)
    login = {"DAIKAIJU_SMTP_USER": "ann", "DAIKAIJU_SMTP_PASSWORD": SECRET}
    plain = mail | login | {"DAIKAIJU_SMTP_TLS": "none"}
    assert "set it to starttls or tls" in settings_error(**plain)
    assert SECRET not in repr(read_settings({}, None, mail | login))


# --- the command line ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--port", "x"], "--port is 'x', but must be an integer from 0 to 65535"),
        (["--set", "tables=x"], "--set tables is 'x', but must be an integer from 1"),
        (["--set", "tables"], "--set tables does not have the form NAME=VALUE, such as tables=500"),
        (["--set", "tabels=4"], "--set: there is no setting 'tabels': did you mean 'tables'?"),
        (["--lan", "--host", "::"], "--lan listens on every address"),
        (["--settings", "nowhere.toml"], "the settings file nowhere.toml cannot be read"),
        (["--host", "256.0.0.1"], "256.0.0.1 is not a known host name"),
        (["--host", "192.0.2.1"], "192.0.2.1 is not an address of this machine"),
    ],
)
def test_command_line_errors_are_one_line(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"daikaiju: {expected}")
    assert err.count("\n") == 1


def test_every_direct_option_is_a_setting() -> None:
    assert set(DIRECT_OPTIONS) <= set(FIELDS)
    assert serve.ALL_INTERFACES == "0.0.0.0"


# --- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "store",
    [
        DATABASE,
        f"postgresql://db.example.org/games?user=ann&password={SECRET}",
        f"postgres://ann:{SECRET}@/games?host=/run/postgresql",
    ],
)
def test_password_is_never_shown(store: str) -> None:
    settings = read_given(DAIKAIJU_STORE=store)
    assert settings.store == store
    for text_shown in (redact_password(store), repr(settings), str(settings), f"{settings}"):
        assert SECRET not in text_shown
        assert "games" in text_shown
    assert "mysql" in settings_error(DAIKAIJU_STORE=store.replace("postgres", "mysql", 1))


def test_unescaped_password_is_not_shown() -> None:
    sentence = settings_error(DAIKAIJU_STORE="postgresql://ann:sl/ash@t@db.example.org/games")
    assert "sl/ash" not in sentence
    assert "sl" not in sentence.partition("but must be")[0].replace("postgresql", "")
    assert sentence.endswith("with %2F for / and %40 for @ in the password")


def test_store_without_a_password_is_shown_unchanged() -> None:
    for store in ("games.db", "/var/lib/daikaiju/games.db", "postgresql://ann@localhost/games"):
        assert redact_password(store) == store


# --- documents -----------------------------------------------------------------------------------


def test_example_file_lists_every_setting_with_its_default() -> None:
    text = (ROOT / "deploy" / "daikaiju.toml").read_text(encoding="utf-8")
    lines = [line.removeprefix("# ") for line in text.splitlines() if " = " in line]
    defaults = msgspec.to_builtins(Settings())
    found = tomllib.loads("\n".join(lines))
    assert set(found) == set(FIELDS)
    for name in set(FIELDS) - {"store"}:
        assert found[name] == (
            list(defaults[name]) if name in ("origins", "proxies") else defaults[name]
        )
