// The English sentences, from the files of en/: one for each part of the page, whose name its keys begin with.

const FILES = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(FILES).join("\n");
