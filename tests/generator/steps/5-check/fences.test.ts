import { describe, expect, it } from 'vitest';
import type { TextFacts } from '../../../../generator/model';
import { fenceFiles, fenceProblems } from '../../../../generator/steps/5-check/fences/fence-files';
import { loadBody, loadSample, sampleText } from '../3-read/texts/load-sample';

const fence = (code: string, language = 'tsx'): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const factsOf = async (body: string): Promise<TextFacts> => (await loadBody(body)).facts;
const modulesOf = (...facts: TextFacts[]): string[] => fenceFiles(facts).map(({ module }) => module.trim());

describe('an excerpt', () => {
  it('imports what another fence of its page imports, and what is not known may be anything', async () => {
    const page = await factsOf(
      `${fence("import { Grid as Table } from 'grids';")}\n${fence('<Table rows={rows as Row[]} />;')}`,
    );

    expect(modulesOf(page)[1]).toBe(
      "declare const Row: any; type Row<A = any, B = any, C = any> = any; import { Grid as Table } from 'grids'; declare const rows: any; export {};\n<Table rows={rows as Row[]} />;",
    );
  });

  it('imports as most of the site does what its own page does not', async () => {
    const imports = (from: string) => factsOf(fence(`import Box from '${from}';`));
    const modules = modulesOf(
      await factsOf(fence('<Box />;')),
      await imports('crates'),
      await imports('boxes'),
      await imports('boxes'),
    );

    expect(modules[0]).toBe("import Box from 'boxes'; export {};\n<Box />;");
  });

  it('knows the names of the language and of browsers, and that open is mostly its own', async () => {
    const page = await factsOf(fence('console.log(Object.keys(open), [1] as Array<number>);', 'ts'));

    expect(modulesOf(page)[0]).toMatch(/^declare const open: any; export \{\};/);
  });

  it('may leave things out', async () => {
    const page = await factsOf(fence('draw(<Grid sx={{ … }} />, ...);'));

    expect(page.problems).toEqual([]);
    expect(modulesOf(page)[0]).toContain('draw(<Grid sx={{ _ }} />, ___);');
  });
});

describe('the file of an excerpt', () => {
  it('is named by what it holds, wherever that stands and in whatever language', async () => {
    const [code, header] = [fence('draw();'), '---\ntitle: A\ndescription: B.\n---\n'];
    const chinese = await loadSample(
      { 'index.md': header + code, 'index.zh.md': `${header}多一行。\n\n${code}` },
      { text: sampleText('index.zh.md', 'zh'), english: sampleText('index.md', 'en') },
    );
    const [one, other] = fenceFiles([await factsOf(code), chinese.facts]);

    expect(one?.file).toBe(other?.file);
    expect(one?.fence.places[0]?.line).not.toBe(other?.fence.places[0]?.line);
  });

  it('is another one when what it holds changes', async () => {
    const [one, other] = fenceFiles([await factsOf(fence('draw();')), await factsOf(fence('draw(1);'))]);

    expect(one?.file).not.toBe(other?.file);
  });
});

it('is told at its line of the text, behind the indentation of its list', async () => {
  const [file] = fenceFiles([await factsOf('- A list:\n\n  ```ts\n  draw();\n  ```\n')]);
  const found = { file: '', line: 2, column: 3, code: 'TS2322', text: 'It does not fit' };

  expect(file && fenceProblems(file, [found]).map(({ place }) => [place?.line, place?.column])).toEqual([
    [8, 5],
  ]);
});
