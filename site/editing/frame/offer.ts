import {
  type OfferedName,
  type PackageTable,
  WHOLE_MODULE,
} from '../../../generator/published/package-table';
import type { Modules } from './create-modules';

/** The imports of some code from a module: exported names, or a star for all of them. */
export interface Wanted {
  specifier: string;
  names: string[];
  line: number;
}

/** The exports of packages for edited code. */
export interface Offer {
  /** The location of an export; undefined if there is none. */
  find: (specifier: string, name: string) => OfferedName | undefined;
  /** Names of a module, or modules of a package, that can be imported, for error messages. */
  offered: (specifier: string) => string[];
  /** The value of a name. */
  value: (found: OfferedName) => Promise<unknown>;
}

type Names = Partial<PackageTable['names']>;

/** Reads the table of the page (published/package-table). */
export function createOffer(table: string, modules: Modules): Offer {
  const { names = {} }: { names?: Names } = JSON.parse(table);
  return {
    find: (specifier, name) => names[specifier]?.[name] ?? elsewhere(names, specifier, name),
    offered: (specifier) => {
      const own = Object.keys(names[specifier] ?? {}).filter((name) => name !== '' && name !== WHOLE_MODULE);
      return (own.length > 0 ? own : modulesLike(names, specifier)).sort();
    },
    value: async ({ file, as, loads }) => {
      await Promise.all(loads.map((name) => modules.load(name)));
      // A side-effect import has no value.
      if (file === '') return undefined;
      const module = await modules.load<Record<string, unknown>>(file);
      return module[as];
    },
  };
}

/** An export of the index and of a submodule of a package is the same: `Button` of both. */
function elsewhere(names: Names, specifier: string, name: string): OfferedName | undefined {
  const parts = specifier.split('/');
  const last = parts.at(-1) ?? '';
  const index = parts.slice(0, -1).join('/');
  if (name === 'default' && last) return names[index]?.[last];
  return names[`${specifier}/${name}`]?.['default'] ?? names[index]?.[name] ?? below(names, specifier, name);
}

function below(names: Names, specifier: string, name: string): OfferedName | undefined {
  if (name === 'default' || name === WHOLE_MODULE || name === '') return undefined;
  for (const [other, offered] of Object.entries(names))
    if (other.startsWith(`${specifier}/`) && offered?.[name]) return offered[name];
  return undefined;
}

function modulesLike(names: Names, specifier: string): string[] {
  const [first = '', second] = specifier.split('/');
  const ofPackage = specifier.startsWith('@') ? `${first}/${second}` : first;
  return Object.keys(names).filter((name) => name === ofPackage || name.startsWith(`${ofPackage}/`));
}
