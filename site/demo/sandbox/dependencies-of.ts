import { dateAdapters } from '../../../data/date-adapters';
import {
  sandboxBase,
  sandboxCompanions,
  sandboxTools,
  sandboxTypes,
  sandboxVersions,
} from '../../../data/sandbox-versions';
import type { SandboxDemo } from './sandbox';

/** Package → exact version, as a `package.json` lists them. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * What a demo needs to run, by what it imports. Throws when an import belongs to no package that this
 * site knows, and for a date adapter without a known library (RULES §8).
 */
export function dependenciesOf({
  imports,
  language,
}: Pick<SandboxDemo, 'imports' | 'language'>): Dependencies {
  const names = new Set([...sandboxBase, ...imports.map(packageOf)]);
  const versions = new Map([...names].map((name) => [name, versionOf(name)]));
  for (const { package: name, version } of imports.flatMap(adapterOf)) {
    versions.set(name, sandboxVersions[name] ?? version);
  }
  for (const name of names) {
    for (const [companion, version] of Object.entries(sandboxCompanions[name] ?? {})) {
      if (versions.has(companion)) versions.set(companion, version);
    }
  }
  return {
    dependencies: sorted(versions),
    devDependencies: sorted(language === 'TS' ? typedTools(versions.keys()) : [['vite', sandboxTools.vite]]),
  };
}

/** `@mui/material/Box` → `@mui/material`: scoped names have two segments. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function versionOf(name: string): string {
  const version =
    sandboxVersions[name] ?? Object.values(dateAdapters).find((adapter) => adapter.package === name)?.version;
  if (version === undefined)
    throw new Error(`Can't determine the version of ${name}: data/sandbox-versions.ts lacks it`);
  return version;
}

function adapterOf(specifier: string): { package: string; version: string }[] {
  const [, adapter] = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)$/.exec(specifier) ?? [];
  if (adapter === undefined) return [];
  const library = Object.hasOwn(dateAdapters, adapter) ? dateAdapters[adapter] : undefined;
  if (!library) throw new Error(`Can't determine required npm package for adapter ${adapter}`);
  return [library];
}

function typedTools(names: Iterable<string>): [string, string][] {
  const types = [...names].flatMap((name): [string, string][] => {
    const found = sandboxTypes[name];
    return found ? [[found.name, found.version]] : [];
  });
  return [...types, ...Object.entries(sandboxTools)];
}

function sorted(versions: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
