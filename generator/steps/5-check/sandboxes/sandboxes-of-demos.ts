import { inSession, type Memory } from '../../../cache';
import type { SiteDefinition } from '../../../contract/site';
import type { Problem, TextFacts } from '../../../model';
import { demoWithoutSandbox } from '../../../problems/catalogue/demo-files';
import type { InstallTable } from '../../../published/install-table';
import { installTable } from './install-table';
import { openManifests } from './manifests';
import { type SandboxContext, type SandboxPackages, sandboxPackages } from './sandbox-packages';

/**
 * The packages of each demo in a sandbox, by its source file, and problems of demos that cannot run there.
 */
export interface Sandboxes {
  packages: Record<string, string[]>;
  /** The packages for edited code, by imported module: all modules that demos import. */
  installs: InstallTable;
  problems: Problem[];
}

/** Determines the sandbox packages of every demo; empty for a site without sandboxes. */
export function sandboxesOfDemos(
  facts: readonly TextFacts[],
  { sandboxes: settings, dateAdapters: adapters }: SiteDefinition,
  { snapshot, installed }: Pick<Memory, 'snapshot' | 'installed'>,
): Sandboxes {
  if (!settings) return { packages: {}, installs: {}, problems: [] };
  const imports = new Map(facts.flatMap(({ demoImports }) => Object.entries(demoImports)));
  const key = JSON.stringify([[...imports], settings, adapters, installed]);
  return inSession(snapshot, { name: 'sandboxes', key }, () =>
    packagesByImport(imports, { settings, adapters, manifest: openManifests(snapshot.root) }),
  );
}

function packagesByImport(imports: ReadonlyMap<string, string[]>, context: SandboxContext): Sandboxes {
  const found: Sandboxes = { packages: {}, installs: {}, problems: [] };
  const known = new Map<string, SandboxPackages>();
  for (const [file, specifiers] of imports) {
    const asked = specifiers.join(' ');
    const made = known.get(asked) ?? sandboxPackages(specifiers, context);
    known.set(asked, made);
    if ('packages' in made) found.packages[file] = made.packages;
    else found.problems.push(demoWithoutSandbox(made.fault, { file, line: 1, column: 1 }));
  }
  return { ...found, installs: installTable([...imports.values()].flat(), context) };
}
