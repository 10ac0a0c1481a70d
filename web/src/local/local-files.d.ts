// Addresses of the files that local tables need; "" on a page without local tables (build-plugins/local-files.ts).
declare module "local-files" {
  export const rules: string;
  export const policy: string;
  export const search: string;
  export const searchPlain: string; // without SIMD
  export const champion: string;
}
