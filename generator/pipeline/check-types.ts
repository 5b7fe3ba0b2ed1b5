import { type CodeLayer, type Memory, type Recipe, rememberEach, type Snapshot } from '../cache';
import type { Inventory, Problem, ReadText } from '../model';
import { demoFilesIn } from '../steps/5-check/demo-sources';
import { importsTypesAsTypes } from '../steps/5-check/demo-types/imports-types-as-types';
import { modulesOfDemo, modulesOfExcerpt } from '../steps/5-check/demo-types/modules-of-demo';
import type { Diagnostic } from '../steps/5-check/demo-types/read-diagnostics';
import { typeCheckDemos } from '../steps/5-check/demo-types/type-check-demos';
import { type FenceFile, fenceFiles, fenceProblems } from '../steps/5-check/fences/fence-files';

/** The result for a demo, or for a fence whose place in a text is not yet known. */
type Checked = { problems: Problem[] } | { excerpt: Diagnostic[] };

/**
 * Type-checks changed demos and fences in one run of the compiler, which spends most of its time on the declarations of
 * packages. The result of a demo or fence is cached by its code, the code of all relative imports and the installed
 * packages. What cannot be checked, because an import does not parse, is not cached.
 */
export async function checkTypes(
  memory: Memory,
  inventory: Inventory,
  texts: ReadonlyMap<string, ReadText>,
): Promise<Problem[]> {
  const fences = fenceFiles([...texts.values()].map(({ facts }) => facts));
  const verbatim = importsTypesAsTypes(memory.snapshot, inventory.site.folders.pages);
  const work = workOf(memory, inventory, { fences, verbatim });
  const unchecked = new Set<string>();
  const ofPackages: Problem[] = [];
  const checked = await rememberEach<Checked>(memory, work.recipes, async (missing) => {
    const wanted = missing.flatMap((at) => work.files[at] ?? []);
    const found = await typeCheckDemos({
      snapshot: memory.snapshot,
      files: wanted.filter((file) => !work.made.has(file)),
      sources: [...new Set(missing.flatMap((at) => work.modules[at] ?? []))],
      made: Object.fromEntries(wanted.flatMap((file) => madeOf(file, work.made))),
      verbatim,
    });
    for (const file of found.unchecked) unchecked.add(file);
    ofPackages.push(...found.ofPackages);
    return wanted.map((file) => ({
      value: work.made.has(file)
        ? { excerpt: found.excerpts.filter((one) => one.file === file) }
        : { problems: found.problems.filter(({ place }) => place?.file === file) },
      kept: [],
    }));
  });
  for (const file of unchecked) memory.table.delete(nameOf(file));
  const excerpts = new Map(
    checked.map(({ value }, at) => [work.files[at] ?? '', 'excerpt' in value ? value.excerpt : []]),
  );
  return [
    ...ofPackages,
    ...checked.flatMap(({ value }) => ('problems' in value ? value.problems : [])),
    ...fences.flatMap((fence) => fenceProblems(fence, excerpts.get(fence.file) ?? [])),
  ];
}

/** Everything to check, demos first; all lists have the same order. */
interface Work {
  files: string[];
  /** Modules of each item. The name of a fence is a hash of its code, which is none of them. */
  modules: string[][];
  /** The code of fences, by file. */
  made: ReadonlyMap<string, string>;
  recipes: Recipe[];
}

interface WorkOptions {
  fences: readonly FenceFile[];
  verbatim: boolean;
}

function workOf(memory: Memory, inventory: Inventory, { fences, verbatim }: WorkOptions): Work {
  const demos = demoFilesIn(inventory);
  const all = new Set(inventory.pageFiles);
  const made = new Map(fences.map(({ file, module }) => [file, module]));
  const modules = [
    ...demos.map((file) => modulesOfDemo(file, all, memory.snapshot)),
    ...[...made].map(([file, module]) => modulesOfExcerpt({ file, module }, all, memory.snapshot)),
  ];
  const inputs = { installed: memory.installed, verbatim: String(verbatim) };
  const code: CodeLayer = 'demo types';
  const files = [...demos, ...made.keys()];
  return {
    files,
    modules,
    made,
    recipes: files.map((file, at) => ({
      name: nameOf(file),
      inputs: { modules: bytesOf(modules[at] ?? [], memory.snapshot), ...inputs },
      code,
    })),
  };
}

function madeOf(file: string, made: ReadonlyMap<string, string>): [string, string][] {
  const code = made.get(file);
  return code === undefined ? [] : [[file, code]];
}

function bytesOf(modules: string[], snapshot: Snapshot): string {
  return JSON.stringify(modules.map((module) => [module, snapshot.hashOf(module)]));
}

function nameOf(file: string): string {
  return `types of ${file}`;
}
