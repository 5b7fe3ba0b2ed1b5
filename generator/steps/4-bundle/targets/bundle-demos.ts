import type { Memory, Recipe } from '../../../cache';
import { settleAll } from '../settle-all';
import type { Platform } from '../build-options';
import { keepPart, knownPart, type MadeFile, type RememberedPart } from '../remember-part';
import { bundleScripts, type Scripts } from './bundle-scripts';
import type { DemoGroup } from './group-demos';
import type { SiteSources } from './site-plugin';

/** Demos to bundle, and the inputs of their cache keys. */
export interface DemosRequest {
  sources: SiteSources;
  platform: Platform;
  groups: DemoGroup[];
  environment: string;
}

/**
 * Bundles every demo, or takes it from an earlier run: a changed demo is bundled again with its group only. Demos that share
 * nothing are bundled by one run of esbuild, with the same result as alone.
 */
export async function bundleDemos(memory: Memory, request: DemosRequest): Promise<RememberedPart<Scripts>[]> {
  const looked = request.groups.map((group) => {
    const recipe = recipeOf(request, group);
    return { group, recipe, part: knownPart<Scripts>(memory, recipe) };
  });
  const missing = looked.filter(({ part }) => !part);
  const alone = missing.filter(({ group }) => group.entries.length === 1);
  const together = missing.filter(({ group }) => group.entries.length > 1);
  const parts = await settleAll([
    bundleAlone(
      request,
      alone.flatMap(({ group }) => group.entries),
    ),
    ...together.map(async ({ group }) => [
      await bundleScripts({ ...request, entries: group.entries, shared: 'apart' }),
    ]),
  ]);
  const made = parts.flat();
  const kept = [...alone, ...together].map(({ recipe }, at) => {
    const bundled = made[at];
    return bundled && keepPart(memory, recipe, bundled);
  });
  return [...looked.map(({ part }) => part), ...kept].filter((part) => part !== undefined);
}

function recipeOf({ sources, platform, environment }: DemosRequest, { entries, files }: DemoGroup): Recipe {
  return {
    name: `demo for ${platform}: ${entries[0]}`,
    inputs: {
      environment,
      packages: sources.packed.hash,
      modules: JSON.stringify(files.map((file) => [file, sources.modules.get(file)?.hash])),
    },
  };
}

/** Bundles many independent demos in one run of esbuild, and separates the results. */
async function bundleAlone(
  request: DemosRequest,
  entries: string[],
): Promise<{ value: Scripts; files: MadeFile[] }[]> {
  if (entries.length === 0) return [];
  const { value, files } = await bundleScripts({ ...request, entries, shared: 'repeated' });
  return entries.map((entry) => {
    const name = value.entries[entry] ?? '';
    return {
      value: {
        entries: { [entry]: name },
        imports: { [name]: value.imports[name] ?? [] },
        packages: value.packages,
      },
      files: files.filter((file) => file.name === name).slice(0, 1),
    };
  });
}
