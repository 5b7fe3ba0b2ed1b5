import { type Memory, type Recipe, rememberEach } from '../cache';
import type { Inventory, Problem } from '../model';
import { demoFilesIn } from '../steps/5-check/demo-sources';
import { modulesOfDemo } from '../steps/5-check/demo-types/modules-of-demo';
import { typeCheckDemos } from '../steps/5-check/demo-types/type-check-demos';

/**
 * Type-checks the demos that changed. A demo is remembered under its own bytes, those of everything it
 * imports by a path, and the installed packages. One that cannot be judged yet, as something it imports does
 * not parse, is not remembered.
 */
export async function checkDemoTypes(memory: Memory, inventory: Inventory): Promise<Problem[]> {
  const { snapshot } = memory;
  const files = demoFilesIn(inventory);
  const all = new Set(inventory.pageFiles);
  const modules = files.map((file) => modulesOfDemo(file, all, snapshot));
  const recipes = files.map((file, at) => recipeOf(file, modules[at] ?? [], memory));
  const unjudged = new Set<string>();
  const checked = await rememberEach<Problem[]>(memory, recipes, async (missing) => {
    const wanted = missing.flatMap((at) => files[at] ?? []);
    const sources = new Set(missing.flatMap((at) => modules[at] ?? []));
    const found = await typeCheckDemos({ snapshot, files: wanted, sources: [...sources] });
    for (const file of found.unjudged) unjudged.add(file);
    return wanted.map((file) => ({
      value: found.problems.filter(({ place }) => place?.file === file),
      kept: [],
    }));
  });
  for (const file of unjudged) memory.table.delete(nameOf(file));
  return checked.flatMap(({ value }) => value);
}

function recipeOf(file: string, modules: string[], { snapshot, installed }: Memory): Recipe {
  const bytes = modules.map((module) => [module, snapshot.hashOf(module)]);
  return { name: nameOf(file), inputs: { modules: JSON.stringify(bytes), installed } };
}

function nameOf(file: string): string {
  return `types of ${file}`;
}
