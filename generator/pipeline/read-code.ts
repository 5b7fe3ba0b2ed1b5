import { type Recipe, rememberEach } from '../cache';
import { isScript } from '../steps/3-read/demos/code-names';
import type { BuildContext } from './context';

/**
 * Parses, translates and highlights each file of code once for all pages and languages. Returns store names of the records,
 * by file.
 */
export async function readCode(
  { memory, pool }: Pick<BuildContext, 'memory' | 'pool'>,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { snapshot } = memory;
  const scripts = [...new Set(files)].filter((file) => isScript(file) && snapshot.has(file)).sort();
  const recipes = scripts.map(
    (file): Recipe => ({
      name: `code ${file}`,
      inputs: { code: snapshot.hashOf(file) },
      code: 'code',
    }),
  );
  const names = await rememberEach<string>(memory, recipes, async (missing) => {
    const requests = missing.flatMap((at) => requestOf(scripts[at] ?? '', snapshot));
    return (await pool.run('code', requests)).map((value) => ({ value, kept: [value] }));
  });
  return new Map(names.map(({ value }, at) => [scripts[at] ?? '', value]));
}

function requestOf(file: string, snapshot: BuildContext['memory']['snapshot']) {
  return { file, code: snapshot.text(file).replaceAll('\r\n', '\n') };
}
