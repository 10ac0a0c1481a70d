// Whether this browser runs WebAssembly with SIMD: the modules without it give the same results, more slowly.

// A module with the function `() => v128.const 0`.
const MODULE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 22, 1, 20, 0, 253, 12, ...new Array<number>(16).fill(0), 11];

export const hasSimd = (): boolean => WebAssembly.validate(new Uint8Array(MODULE));
