/**
 * What a project has to install for what it imports, beside what every sandbox has: `name@version`, by the name of a
 * package, and by the specifier of a module that needs something else than its package.
 */
export type InstallTable = Record<string, string[]>;

/** Where a site has its table, by the folder of its files. */
export function installTablePath(assets: string): string {
  return `${assets}/installs.json`;
}
