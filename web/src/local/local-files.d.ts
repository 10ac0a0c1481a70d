// Addresses of the files that local tables need; "" on a page with a server (build-plugins/local-files.ts).
declare module "local-files" {
  export const rules: string;
  export const bots: string;
  export const champion: string;
}
