// The English catalogues of the page as one string.

import loaders from "catalogues";

const parts = await Promise.all(Object.values(loaders.en!).map((load) => load()));

export default parts.map((part) => part.default).join("\n");
