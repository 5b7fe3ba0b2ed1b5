import {
  type OfferedName,
  type PackageTable,
  WHOLE_MODULE,
} from '../../../generator/published/package-table';
import type { Modules } from './create-modules';

/** What some code imports of a module: exported names; a star for all of it. */
export interface Wanted {
  specifier: string;
  names: string[];
  line: number;
}

/** What packages offer to changed code. */
export interface Offer {
  /** Where a name is found; undefined when nothing offers it. */
  find: (specifier: string, name: string) => OfferedName | undefined;
  /** Names of a module, or the modules of a package, that can be imported: what to tell whoever asks for another. */
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
      // What is imported only for what it does has no value.
      if (file === '') return undefined;
      const module = await modules.load<Record<string, unknown>>(file);
      return module[as];
    },
  };
}

/** What a package exports of its index and of a module below it is the same thing: `Button` of both. */
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
