// Elements without a framework: `el` makes them, `morph` changes what is shown into what should be.
// Texts become text nodes, never markup. Elements carry no listeners: `data-do` names what they do.

const NAMESPACE = "http://www.w3.org/2000/svg";

export function el(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(NAMESPACE, tag), attributes, children);
}

function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== false && child != null));
  return element;
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null);
const isAlike = (a, b) => a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

// Make `old` like `fresh`, keeping its nodes where it can: focus, typing and scrolling survive.
export function morph(old, fresh) {
  copyAttributes(old, fresh);
  const keyed = new Map([...old.childNodes].filter(keyOf).map((node) => [keyOf(node), node]));
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const found = keyOf(wanted) ? keyed.get(keyOf(wanted)) : at;
    if (!found || !isAlike(found, wanted)) {
      old.insertBefore(wanted, at);
      settle(wanted);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else old.insertBefore(found, at);
    change(found, wanted);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function change(old, fresh) {
  if (old.nodeType === Node.ELEMENT_NODE) {
    morph(old, fresh);
    settle(old);
  } else if (old.data !== fresh.data) old.data = fresh.data;
}

// `open` belongs to whoever reads: details stay as they were left.
function copyAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

// A list whose choice the server decides shows that choice, whatever was tried.
function settle(node) {
  if (node.nodeName === "SELECT" && node.dataset.value !== undefined && node !== document.activeElement) {
    node.value = node.dataset.value;
  }
}

// One listener for all: `deeds` has a function for each `data-do`.
export function obey(root, deeds) {
  const run = (event, element) => {
    const deed = element && deeds[element.dataset.do];
    if (deed) {
      event.preventDefault();
      deed(element.dataset, element);
    }
  };
  root.addEventListener("click", (event) => run(event, event.target.closest("button[data-do]")));
  root.addEventListener("submit", (event) => run(event, event.target.closest("form[data-do]")));
  root.addEventListener("change", (event) => run(event, event.target.closest("select[data-do]")));
}

// What the fields of a form hold, by their names.
export const fields = (form) => Object.fromEntries(new FormData(form));
