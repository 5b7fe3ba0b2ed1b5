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
    find: (specifier, name) => nameIn(names, specifier, name) ?? elsewhere(names, specifier, name),
    offered: (specifier) => {
      const own = namesIn(names, specifier).filter((name) => name !== '' && name !== WHOLE_MODULE);
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
  if (name === 'default' && last) return nameIn(names, index, last);
  return (
    nameIn(names, `${specifier}/${name}`, 'default') ??
    nameIn(names, index, name) ??
    below(names, specifier, name)
  );
}

function below(names: Names, specifier: string, name: string): OfferedName | undefined {
  if (name === 'default' || name === WHOLE_MODULE || name === '') return undefined;
  const modules = Object.keys(names).filter((other) => other.startsWith(`${specifier}/`));
  return modules.map((module) => nameIn(names, module, name)).find((found) => found !== undefined);
}

/** Code may ask for names that every object has, such as `toString` and `constructor`. */
function nameIn(names: Names, specifier: string, name: string): OfferedName | undefined {
  const offered = Object.hasOwn(names, specifier) ? names[specifier] : undefined;
  return offered && Object.hasOwn(offered, name) ? offered[name] : undefined;
}

function namesIn(names: Names, specifier: string): string[] {
  return Object.hasOwn(names, specifier) ? Object.keys(names[specifier] ?? {}) : [];
}

function modulesLike(names: Names, specifier: string): string[] {
  const [first = '', second] = specifier.split('/');
  const ofPackage = specifier.startsWith('@') ? `${first}/${second}` : first;
  return Object.keys(names).filter((name) => name === ofPackage || name.startsWith(`${ofPackage}/`));
}
