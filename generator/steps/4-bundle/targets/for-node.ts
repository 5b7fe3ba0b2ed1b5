import type { StoredFile } from '../../../cache';
import type { BundleContext } from '../bundle-context';
import { reach } from '../modules/reach';
import { wantedNames } from '../packages/wanted-names';
import { bundleDemos } from './bundle-demos';
import { groupDemos } from './group-demos';
import { packFor } from './pack-for';
import { scriptsFor } from './scripts-for';

/** A program for Node: its entry, by file name, and all files that belong to it. */
export interface NodeProgram {
  entry: string;
  files: StoredFile[];
}

/** Bundles one entry of the site for Node, with its packages beside it. */
export async function bundleForNode(
  context: BundleContext,
  name: string,
  entry: string,
): Promise<NodeProgram> {
  const { program } = await bundleProgram(context, { name, entry, demoFiles: [] });
  return program;
}

/** The program that draws demos, and a module for each of them. */
export async function bundleDemoServer(
  context: BundleContext,
  entry: string,
): Promise<NodeProgram & { demos: Record<string, string> }> {
  const { program, sources } = await bundleProgram(context, {
    name: 'drawing demos',
    entry,
    demoFiles: context.demoFiles,
  });
  const groups = groupDemos(sources.modules, context.demoFiles);
  const demos = await bundleDemos(context.memory, {
    sources,
    platform: 'node',
    groups,
    environment: context.environment,
  });
  return {
    entry: program.entry,
    demos: Object.assign({}, ...demos.map(({ value }) => value.entries)),
    files: [...program.files, ...demos.flatMap(({ files }) => files)],
  };
}

interface Program {
  name: string;
  entry: string;
  demoFiles: string[];
}

async function bundleProgram(
  { memory, site, sources, environment }: BundleContext,
  { name, entry, demoFiles }: Program,
) {
  const { root, modules } = sources;
  const files = [...reach(modules, [entry, ...demoFiles])];
  const wanted = wantedNames(files.flatMap((file) => modules.get(file) ?? []));
  const common = { root, maker: sources.maker, platform: 'node', environment, name } as const;
  const packages = await packFor(memory, {
    ...common,
    wanted,
    foundation: [],
    readers: [],
    supplements: site.supplements ?? {},
  });
  const packed = { ...sources, packed: packages.value };
  const scripts = await scriptsFor(memory, { ...common, entries: [entry], sources: packed });
  const program = { entry: scripts.value.entries[entry] ?? '', files: [...packages.files, ...scripts.files] };
  return { program, sources: packed };
}
