// Where the page begins: `/t/CODE` is a table, everything else the start page.

import { server } from "./api.js";
import { el } from "./dom.js";
import { complain } from "./shell.js";
import { say } from "./speak.js";
import { greet } from "./start.js";
import { visit } from "./table.js";
import { openBook } from "./things.js";
import { DIRECTION, LANGUAGE } from "./words.js";

async function begin() {
  const main = document.getElementById("main");
  const code = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  document.documentElement.lang = LANGUAGE;
  document.documentElement.dir = DIRECTION;
  main.replaceChildren(el("p", { class: "soft" }, say("page.loading")));
  try {
    const [info] = await Promise.all([server(), openBook()]);
    await (code ? visit(main, decodeURIComponent(code), info) : greet(main, info));
  } catch (error) {
    complain(error.message);
    if (code) main.replaceChildren(el("p", {}, el("a", { href: "/" }, say("page.back"))));
  }
}

begin();
