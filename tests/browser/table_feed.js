// A table without a server: the test gives the pictures and reads the commands. FIRST_PICTURE is set before this script.
(() => {
  const YOU = "you";
  const TABLE = "fed";
  const MOST_FAULTS = 5; // that are reported
  const MOST_FRAMES = 20; // until the layout is final
  const sent = [];
  let socket = null;
  let isWelcomed = false; // the first picture came over the socket too
  let ply = 1;

  const welcome = (picture) => ({ type: "welcome", protocol: 1, rules: "", you: YOU, table: TABLE, picture });
  const receive = (message) => socket.onmessage({ data: JSON.stringify(message) });
  // Svelte draws in microtasks. Without a timer the browser paints nothing in between, which saves most of the time.
  const drawn = async () => {
    for (let n = 0; n < 20; n += 1) await null;
  };
  // Without transitions each element has its final style at once, and no list of animations is needed.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets = [still];

  class FedSocket {
    constructor() {
      socket = this;
      setTimeout(() => {
        receive(welcome(window.FIRST_PICTURE));
        isWelcomed = true;
      });
    }
    // Every command is recorded and refused, so that the page asks again.
    send(text) {
      const command = JSON.parse(text);
      sent.push(command);
      receive({ type: "refused", id: command.id, code: "illegal", sentence: "", again: true });
    }
    close() {}
  }

  const fetchFromServer = window.fetch;
  const answer = (body) => Promise.resolve(new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } }));
  window.WebSocket = FedSocket;
  window.fetch = (address, options) => {
    const { pathname } = new URL(address, location.href);
    if (pathname.startsWith("/api/v1/codes/")) return answer({ table: TABLE });
    if (pathname === `/api/v1/tables/${TABLE}`) return answer(welcome(window.FIRST_PICTURE));
    return fetchFromServer(address, options);
  };

  async function show(picture) {
    ply += 1;
    receive(welcome({ ...picture, ply }));
    await drawn();
  }

  // --- controls --------------------------------------------------------------------------------

  const nameOf = (it) => it.getAttribute("aria-label") || it.innerText.trim();
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && it.getClientRects().length > 0;

  /** The element that a click on the middle would reach, if it is another one. */
  function coverOf(it) {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const reached = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return it.contains(reached) ? "" : (reached?.outerHTML.slice(0, 80) ?? "the edge of the window");
  }

  /** Press a control like a user: it has a name, can be scrolled into view, and nothing covers it. */
  async function press(it, name) {
    it.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (!nameOf(it)) return `${name}: no label`;
    if (coverOf(it)) return `${name}: covered by ${coverOf(it)}`;
    it.focus();
    if (document.activeElement !== it) return `${name}: no focus`;
    it.click();
    await drawn();
    return "";
  }

  const controlsOf = (action) => [...document.querySelectorAll("[data-action]")].filter((it) => it.dataset.action === action && isSeen(it));

  const wasSent = (action) => (sent.at(-1)?.action === action ? "" : `${action}: another action was sent`);

  async function actionFault(action) {
    let fault = `${action}: no control`;
    for (const control of controlsOf(action)) {
      fault = await press(control, action);
      if (!fault) return wasSent(action);
    }
    return fault;
  }

  async function keepFault(action) {
    const wanted = action === "keep none" ? [] : [...action.slice(5)];
    const dice = document.querySelectorAll("button[data-die]");
    for (const die of dice) {
      const at = wanted.indexOf(die.querySelector("[data-face]").dataset.face);
      if (at >= 0) wanted.splice(at, 1);
      const isKept = die.getAttribute("aria-pressed") === "true";
      const fault = isKept !== at >= 0 && (await press(die, `die of ${action}`));
      if (fault) return fault;
    }
    return (await press(document.querySelector("button.throw"), action)) || wasSent(action);
  }

  /** Show each picture and take the actions; the faults. */
  async function faultsOf(cases) {
    const faults = [];
    for (const { picture, actions } of cases) {
      await show(picture);
      for (const action of actions) {
        const fault = await (action.startsWith("keep ") ? keepFault(action) : actionFault(action));
        if (fault) faults.push(`${fault} at ${JSON.stringify(picture)}`);
        if (faults.length >= MOST_FAULTS) return faults;
      }
    }
    return faults;
  }

  // --- layout ----------------------------------------------------------------------------------

  const nameInReport = (it) => `${it.dataset.action ?? it.dataset.die ?? it.className} "${it.innerText.slice(0, 30)}"`;

  function isInView(it) {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  }

  function overlap(a, b) {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 1 && height > 1;
  }

  /** The faults of a picture. The style of elements in a container may be ready only with a later frame. */
  async function layoutFaults(picture) {
    await show(picture);
    scrollTo(0, 0);
    for (let n = 0; n < MOST_FRAMES && shownFaults(picture).length; n += 1) await new Promise(requestAnimationFrame);
    return shownFaults(picture);
  }

  /** What a player who has not scrolled cannot see or press, and controls that overlap. */
  function shownFaults(picture) {
    const faults = [];
    const controls = [...document.querySelectorAll("button[data-die], button.throw")];
    for (const action of picture.legal.filter((each) => !each.startsWith("keep "))) {
      const same = controlsOf(action);
      const good = same.find((it) => isInView(it) && !coverOf(it)) ?? same[0];
      if (good) controls.push(good);
      else faults.push(`${action}: no control`);
    }
    for (const it of [...controls, ...document.querySelectorAll("#question, .question")]) {
      if (!isInView(it)) faults.push(`outside the window: ${nameInReport(it)}`);
      else if (coverOf(it)) faults.push(`${nameInReport(it)}: covered by ${coverOf(it)}`);
    }
    controls.forEach((it, n) => {
      const other = controls.slice(n + 1).find((each) => overlap(it, each));
      if (other) faults.push(`${nameInReport(it)} overlaps ${nameInReport(other)}`);
    });
    return [...faults, ...hiddenFacts(picture), ...cutRows(), ...wideContent(), ...narrowPanel(), ...cutTexts()];
  }

  const isHidden = (it) => !isInView(it) || Boolean(coverOf(it));

  /** Facts for a decision that are out of view: the own counters; on a larger screen all counters and the market. */
  function hiddenFacts({ asked }) {
    const isLarge = innerWidth >= 768 && innerHeight >= 700;
    const isCommon = ["keep", "buy", "yield"].includes(asked.question) && !document.querySelector(".prompt .cards");
    const isRepeated = document.querySelector(".question .own")?.checkVisibility(); // beside the question
    const needed = isRepeated ? [] : [".mine [data-counter]"];
    if (isLarge && isCommon) needed.push("[data-counter]");
    if (isLarge && isCommon && asked.question === "keep") needed.push("[data-slot] .band .name");
    return [...document.querySelectorAll(needed.join(", ") || "dialog.none")]
      .filter((it) => isSeen(it) && isHidden(it))
      .map((it) => `a hidden fact: ${it.className} "${it.innerText.slice(0, 30)}"`);
  }

  /** Counters and cards of a monster that do not fit into its panel. */
  const cutRows = () =>
    [...document.querySelectorAll(".counters, .things")]
      .filter((it) => it.scrollWidth > it.clientWidth + 2)
      .map((it) => `wider than its panel: ${it.className} ${it.innerText}`);

  const wideContent = () => (document.documentElement.scrollWidth > innerWidth + 1 ? [`${document.documentElement.scrollWidth} pixels on ${innerWidth}`] : []);

  /** On an upright screen the panel of the decision has the whole width. */
  function narrowPanel() {
    const { left, right } = document.querySelector(".decision").getBoundingClientRect();
    const isUpright = innerWidth <= 768 && innerHeight > innerWidth;
    return isUpright && (left > 1 || right < document.documentElement.clientWidth - 1) ? [`the panel is from ${left} to ${right}`] : [];
  }

  /** Texts of cards that end in the middle of a line or sentence, unless the style says after how many lines. */
  function cutTexts() {
    return [...document.querySelectorAll(".about small, .effect")]
      .filter((it) => isSeen(it) && it.scrollHeight > it.clientHeight + 2 && getComputedStyle(it).webkitLineClamp === "none")
      .filter((it) => getComputedStyle(it).display !== "inline")
      .map((it) => `a cut text: ${it.innerText.slice(0, 40)}`);
  }

  /** The layout faults of each picture. One call for all pictures: the browser paints nothing in between. */
  async function allLayoutFaults(pictures) {
    const faults = [];
    for (const picture of pictures) faults.push(await layoutFaults(picture));
    return faults;
  }

  window.fed = { isReady: () => isWelcomed, show, sent, faultsOf, allLayoutFaults };
})();
