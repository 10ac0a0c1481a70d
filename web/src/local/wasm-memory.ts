// Memory of a WebAssembly module: buffers that JavaScript allocates once, after the data of the module.

export type WasmExports = Record<string, (...numbers: number[]) => number> & {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
};

const PAGE = 65_536; // bytes
const ALIGNMENT = 16;

export class WasmMemory {
  readonly #memory: WebAssembly.Memory;
  #top: number;

  constructor(exports: WasmExports) {
    this.#memory = exports.memory;
    this.#top = exports.__heap_base.value;
  }

  /** Reserve zeroed bytes; return their address. */
  allocate(bytes: number): number {
    const address = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    this.#top = address + bytes;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  write(address: number, bytes: Uint8Array): void {
    new Uint8Array(this.#memory.buffer).set(bytes, address);
  }

  /** Numbers of 32 bits, until the memory grows. */
  integers(address: number): Int32Array {
    return new Int32Array(this.#memory.buffer, address);
  }

  /** Floating point numbers of 64 bits, until the memory grows. */
  reals(address: number, length: number): Float64Array {
    return new Float64Array(this.#memory.buffer, address, length);
  }

  /** Words of 64 bits that hold small numbers. */
  words(address: number, length: number): number[] {
    const halves = new Int32Array(this.#memory.buffer, address, 2 * length);
    return Array.from({ length }, (_, n) => halves[2 * n]!);
  }

  setWord(address: number, value: bigint): void {
    new DataView(this.#memory.buffer).setBigUint64(address, value, true);
  }
}
