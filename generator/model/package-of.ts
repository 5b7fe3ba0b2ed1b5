/** The package that a module specifier names: `@garden/seeds/Tray` → `@garden/seeds`, as scoped names have two segments. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
