"""The rules as WebAssembly, for pages without a server."""
