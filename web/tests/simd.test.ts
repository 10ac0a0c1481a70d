import { describe, expect, it } from "vitest";
import { hasSimd } from "../src/local/simd.ts";

describe("SIMD in WebAssembly", () => {
  it("is found where it is", () => {
    expect(hasSimd()).toBe(true); // all versions of Node that can test this page have it
  });
});
