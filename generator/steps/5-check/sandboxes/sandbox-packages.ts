import type { DateAdapter, SandboxSettings } from '../../../contract/sandboxes';
import { packageOf } from '../../../model/package-of';
import type { FindManifest } from './manifests';

/** The inputs that determine the packages of a demo. */
export interface SandboxContext {
  settings: SandboxSettings;
  adapters: Readonly<Record<string, DateAdapter>>;
  manifest: FindManifest;
}

/** Packages with their versions, or the reason why they cannot be installed. */
export type SandboxPackages = { packages: string[] } | { fault: string };

/**
 * The packages that a demo needs in a sandbox, by its imports: imported packages, their peer dependencies,
 * and `@types` packages. The library of a date adapter has the version that the adapter requires, not the
 * installed one.
 */
export function sandboxPackages(imports: readonly string[], context: SandboxContext): SandboxPackages {
  const names = withPeers([...context.settings.packages, ...imports.map(packageOf)], context.manifest);
  const asked = adapterVersions(imports, context.adapters);
  const faults = [
    ...contradictions(asked),
    ...[...names].flatMap((name) =>
      asked.some((one) => one.package === name) ? [] : faultOf(name, context),
    ),
  ];
  if (faults[0] !== undefined) return { fault: faults[0] };
  const versions = new Map([...names].map((name) => [name, context.manifest(name)?.version ?? '']));
  for (const { package: name, version } of asked) versions.set(name, version);
  for (const name of names) addCompanions(versions, context.settings.together?.[name]);
  const types = [...versions.keys()].flatMap((name) => typesOf(name, context.manifest));
  return { packages: [...versions, ...types].map(([name, version]) => `${name}@${version}`).sort() };
}

function withPeers(asked: readonly string[], manifest: FindManifest): Set<string> {
  const names = new Set(asked);
  for (const name of names) for (const peer of manifest(name)?.peers ?? []) names.add(peer);
  return names;
}

function adapterVersions(
  imports: readonly string[],
  adapters: Readonly<Record<string, DateAdapter>>,
): DateAdapter[] {
  return imports.flatMap((specifier) => {
    const [, adapter = ''] = /\/(Adapter[A-Z]\w*)$/.exec(specifier) ?? [];
    return Object.hasOwn(adapters, adapter) ? (adapters[adapter] ?? []) : [];
  });
}

function contradictions(asked: readonly DateAdapter[]): string[] {
  return asked.flatMap(({ package: name, version }) => {
    const other = asked.find((one) => one.package === name && one.version !== version);
    return other ? [`its date adapters need ${name} at ${version} and at ${other.version}`] : [];
  });
}

function faultOf(name: string, { manifest }: SandboxContext): string[] {
  const found = manifest(name);
  if (!found) return [`${name} is not installed here, so its version is unknown`];
  if (found.private) return [`${name} is private: no registry has it`];
  return /^\d+\.\d+\.\d+/.test(found.version ?? '') ? [] : [`${name} has no version that could be installed`];
}

function addCompanions(versions: Map<string, string>, together: Record<string, string> = {}): void {
  for (const [name, version] of Object.entries(together)) if (versions.has(name)) versions.set(name, version);
}

/** `luxon` → `@types/luxon`, `@scope/name` → `@types/scope__name`, if installed. */
function typesOf(name: string, manifest: FindManifest): [string, string][] {
  if (manifest(name)?.typed !== false) return [];
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  const version = manifest(types)?.version;
  return version === undefined ? [] : [[types, version]];
}
