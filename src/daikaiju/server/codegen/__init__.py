"""The interface described: OpenAPI, TypeScript and a page for people, all made from the code."""
