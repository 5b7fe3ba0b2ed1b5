import type { SiteDefinition } from '../../../contract/site';
import type { Problem, TextFacts } from '../../../model';
import { demoWithoutSandbox } from '../../../problems/catalogue/demo-files';
import type { InstallTable } from '../../../published/install-table';
import { installTable } from './install-table';
import { openManifests } from './manifests';
import { type SandboxPackages, sandboxPackages } from './sandbox-packages';

/** What each demo is installed with elsewhere, by its source file, and the demos that cannot be. */
export interface Sandboxes {
  packages: Record<string, string[]>;
  /** What changed code is installed with, by what it imports: anything that some demo imports. */
  installs: InstallTable;
  problems: Problem[];
}

/** Works out the sandbox of every demo; a site that offers none has none. */
export function sandboxesOfDemos(facts: readonly TextFacts[], site: SiteDefinition, root: string): Sandboxes {
  const { sandboxes: settings, dateAdapters: adapters } = site;
  const found: Sandboxes = { packages: {}, installs: {}, problems: [] };
  if (!settings) return found;
  const context = { settings, adapters, manifest: openManifests(root) };
  const imports = new Map(facts.flatMap(({ demoImports }) => Object.entries(demoImports)));
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
