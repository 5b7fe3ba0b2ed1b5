import type { SandboxSettings } from '../../../generator/contract/sandboxes';
import type { InstallTable } from '../../../generator/published/install-table';

/** The known packages. */
export interface KnownPackages extends Pick<SandboxSettings, 'together'> {
  table: InstallTable;
}

/** `from 'dayjs'`, `import 'dayjs/locale/de'`, `import('dayjs')`; relative specifiers begin with a dot. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*(['"])([^'".\s][^'"\s]*)\1/g;

/** The packages of code: those of the original, and those of additional imports. */
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

/** The packages of the module, or of the package that contains it. */
function neededFor(specifier: string, table: InstallTable): string[] {
  const parts = specifier.split('/');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('/');
    // Imports are arbitrary, and every object has a `constructor`.
    if (Object.hasOwn(table, name)) return table[name] ?? [];
  }
  return [];
}

/** `@mui/material@6.5.0` → `@mui/material` */
function nameOf(written: string): string {
  return written.slice(0, written.lastIndexOf('@'));
}
