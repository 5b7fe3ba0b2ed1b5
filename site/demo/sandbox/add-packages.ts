import type { SandboxSettings } from '../../../generator/contract/sandboxes';
import type { InstallTable } from '../../../generator/published/install-table';

/** What is known of packages. */
export interface KnownPackages extends Pick<SandboxSettings, 'together'> {
  table: InstallTable;
}

/** `from 'dayjs'`, `import 'dayjs/locale/de'`, `import('dayjs')`; files beside the demo begin with a dot. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*(['"])([^'".\s][^'"\s]*)\1/g;

/** Packages that code is installed with: those that it was written with, and those of what it imports beside them. */
export function addPackages(
  written: readonly string[],
  code: string,
  { table, together = {} }: KnownPackages,
): string[] {
  const versions = new Map(written.map((one) => [nameOf(one), one]));
  for (const [, , specifier = ''] of code.matchAll(SPECIFIER)) {
    for (const one of neededFor(specifier, table))
      if (!versions.has(nameOf(one))) versions.set(nameOf(one), one);
  }
  for (const name of [...versions.keys()])
    for (const [companion, version] of Object.entries(together[name] ?? {}))
      if (versions.has(companion)) versions.set(companion, `${companion}@${version}`);
  return [...versions.values()];
}

/** Of the module itself, else of the package that it belongs to. */
function neededFor(specifier: string, table: InstallTable): string[] {
  const parts = specifier.split('/');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('/');
    // Readers import what they like, and every object has a `constructor`.
    if (Object.hasOwn(table, name)) return table[name] ?? [];
  }
  return [];
}

/** `@mui/material@6.5.0` → `@mui/material` */
function nameOf(written: string): string {
  return written.slice(0, written.lastIndexOf('@'));
}
