import { hashOf, type StoredFile } from '../../../cache';
import type { BundleContext } from '../bundle-context';
import { reach } from '../modules/reach';
import type { Modules } from '../modules/walk-modules';
import { wantedNames } from '../packages/wanted-names';
import { bundleDemos } from './bundle-demos';
import { singleDemoGroups } from './group-demos';
import { packFor } from './pack-for';
import { scriptsFor } from './scripts-for';
import type { SiteSources } from './site-plugin';

/** A program for Node: its entry, by file name, and all files that belong to it. */
export interface NodeProgram {
  entry: string;
  files: StoredFile[];
}

/** Bundles the program that draws pages, with its packages beside it. */
export async function bundleForNode(context: BundleContext, entry: string): Promise<NodeProgram> {
  const { program } = await bundleProgram(context, { name: PROGRAMS.pages, entry, demoFiles: [] });
  return program;
}

/** Cache names of the two programs for Node. */
export const PROGRAMS = { pages: 'drawing pages', demos: 'drawing demos' } as const;

/** A program that draws demos: their modules, and what each drawing depends on, by source file. */
export interface DemoProgram extends NodeProgram {
  demos: Record<string, string>;
  states: Record<string, string>;
}

/**
 * The program that draws demos, and a module for each of them. Demos do not share modules: the state of a shared module would
 * depend on which demos were drawn before.
 */
export async function bundleDemoServer(context: BundleContext, entry: string): Promise<DemoProgram> {
  const { program, sources } = await bundleProgram(context, {
    name: PROGRAMS.demos,
    entry,
    demoFiles: context.demoFiles,
  });
  const demos = await bundleDemos(context.memory, {
    sources,
    platform: 'node',
    groups: singleDemoGroups(sources.modules, context.demoFiles),
    environment: context.environment,
  });
  return {
    entry: program.entry,
    demos: Object.assign({}, ...demos.map(({ value }) => value.entries)),
    states: statesOf(sources.modules, entry, context),
    files: [...program.files, ...demos.flatMap(({ files }) => files)],
  };
}

/**
 * A hash of everything that the drawing of each demo depends on. Compiled sources are hashed, so that comments do not
 * matter. The common program and shared modules are hashed once.
 */
function statesOf(
  modules: Modules,
  entry: string,
  { environment, demoFiles }: Pick<BundleContext, 'environment' | 'demoFiles'>,
): Record<string, string> {
  const hashes = new Map<string, string>();
  const hashIn = (file: string): string => {
    const known = hashes.get(file) ?? hashOf(modules.get(file)?.code || (modules.get(file)?.hash ?? ''));
    hashes.set(file, known);
    return known;
  };
  const listed = (files: string[]) => files.sort().flatMap((file) => [file, hashIn(file)]);
  const shared = reach(modules, [entry]);
  const program = hashOf(environment, ...listed([...shared]));
  return Object.fromEntries(
    demoFiles.map((file) => {
      const own = [...reach(modules, [file])].filter((module) => !shared.has(module));
      return [file, hashOf(program, ...listed(own))];
    }),
  );
}

/** A program to bundle. */
export interface Program {
  name: string;
  entry: string;
  /** Demos that are loaded beside it and share its packages. */
  demoFiles: string[];
}

/** The site's modules with the packages that a program and its demos import. */
export async function packagesOf(
  { memory, site, sources, environment }: BundleContext,
  { name, entry, demoFiles }: Program,
): Promise<{ files: StoredFile[]; sources: SiteSources }> {
  const { root, modules } = sources;
  const files = [...reach(modules, [entry, ...demoFiles])];
  const wanted = wantedNames(files.flatMap((file) => modules.get(file) ?? []));
  const packages = await packFor(memory, {
    root,
    maker: sources.maker,
    platform: 'node',
    environment,
    name,
    wanted,
    supplements: site.supplements ?? {},
  });
  return { files: packages.files, sources: { ...sources, packed: packages.value } };
}

async function bundleProgram(context: BundleContext, program: Program) {
  const { name, entry } = program;
  const { files, sources } = await packagesOf(context, program);
  const scripts = await scriptsFor(context.memory, {
    platform: 'node',
    environment: context.environment,
    name,
    entries: [entry],
    sources,
  });
  return {
    program: { entry: scripts.value.entries[entry] ?? '', files: [...files, ...scripts.files] },
    sources,
  };
}
