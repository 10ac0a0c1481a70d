// Virtual module, made by build-plugins/catalogues.ts.
declare module "catalogues" {
  type Part = "page" | "cards" | "rules" | "rulings" | "puzzle" | "refusals";
  const loaders: Record<string, Record<Part, () => Promise<{ default: string }>>>;
  export default loaders;
}
