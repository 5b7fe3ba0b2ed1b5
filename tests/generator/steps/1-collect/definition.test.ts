import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Inventory, Problem } from '../../../../generator/model';
import { SiteError } from '../../../../generator/problems/site-error';
import { type CollectRequest, collect } from '../../../../generator/steps/1-collect/collect';
import { runDefinition } from '../../../../generator/steps/1-collect/definition/run-definition';
import { temporaryMemory } from '../../../builders/memory';
import { codes } from '../../../builders/problem';
import { siteDefinition } from '../../../builders/site-definition';
import { temporaryFolder } from '../../../temporary-folder';

let root: string;

beforeEach(() => {
  root = temporaryFolder('xdocs-definition');
});

function write(file: string, contents: string): string {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), contents);
  return path.join(root, file);
}

/** Collects the site of a definition; compiled definitions are kept apart from packages, as without a cache. */
function collected(definition: string): Promise<Inventory> {
  write('site/data/site.ts', definition);
  for (const file of ['pages/start/notes.md', 'translations/en.json', 'site/server.tsx', 'site/client.ts'])
    write(`site/${file}`, '{}');
  return collect(requestOf(path.join(root, 'site')));
}

function requestOf(site: string): CollectRequest {
  return { memory: temporaryMemory(site), definition: 'data/site.ts', playgrounds: 'left out' };
}

/** What is wrong with a definition, be there a site or not. */
async function faults(definition: string): Promise<readonly Problem[]> {
  try {
    return (await collected(definition)).problems;
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  }
}

const sound = JSON.stringify(siteDefinition({ navigation: [{ pathname: '/start' }] }));
const sites = (more: string) => `export const site = { ...${sound}, ${more} };\n`;

describe('a definition', () => {
  it('is needed', async () => {
    await expect(collect(requestOf(root))).rejects.toMatchObject({
      problem: {
        code: 'NO_DEFINITION',
        message: `data/site.ts does not exist, so the folder ${root} contains no site.`,
      },
    });
  });

  it('is looked for in a folder that exists', async () => {
    const [none, file] = [path.join(root, 'none'), path.join(root, 'README.md')];
    writeFileSync(file, '');

    await expect(collect(requestOf(none))).rejects.toMatchObject({
      problem: {
        code: 'NO_DEFINITION',
        message: `The folder ${none} does not exist, so it contains no site.`,
      },
    });
    await expect(collect(requestOf(file))).rejects.toMatchObject({
      problem: { code: 'NO_DEFINITION', message: `${file} is a file and no folder, so it contains no site.` },
    });
  });

  it('may leave fields undefined, and share parts', async () => {
    const plan = 'const beds = { pathname: "/beds", title: undefined };\n';

    expect(
      await faults(
        `${plan}${sites('offline: undefined, navigation: [beds, { ...beds, pathname: "/pond" }]')}`,
      ),
    ).toEqual([]);
  });

  it('may use packages that are installed where it stands', async () => {
    write('site/node_modules/garden-beds/package.json', '{ "name": "garden-beds", "main": "index.js" }');
    write('site/node_modules/garden-beds/index.js', 'exports.name = "Beds";');
    const { site } = await collected(`import { name } from 'garden-beds';\n${sites('name')}`);

    expect(site.name).toBe('Beds');
  });

  it('may leave something running behind it', async () => {
    expect(await faults(`setInterval(() => process.exit(0), 1);\n${sites('')}`)).toEqual([]);
  });

  it('changes nothing of the program that runs it', async () => {
    await collected(`process.env['GARDEN'] = 'gone'; globalThis.garden = 'gone';\n${sites('')}`);

    expect(process.env['GARDEN'] ?? 'garden' in globalThis).toBe(false);
  });

  it('is a problem when what it awaits never comes', async () => {
    expect(codes(await faults(`await new Promise(() => undefined);\n${sites('')}`))).toEqual([
      'DEFINITION_ENDS_PROCESS',
    ]);
  });

  it('is a problem when it throws something that is no error', async () => {
    const [problem] = await faults(`throw 'no beds';\n${sites('')}`);

    expect(problem).toMatchObject({ code: 'DEFINITION_THROWS', message: expect.stringContaining('no beds') });
  });

  it('is stopped when it never ends (DEFINITION_ENDLESS)', async () => {
    const module = write('endless.mjs', 'for (;;);');

    expect(await runDefinition(pathToFileURL(module), 1)).toEqual({
      failure: { kind: 'endless', seconds: 1 },
    });
  });
});

describe('a mistake in a definition', () => {
  it('is told with all others, those of its texts too, as long as there is a site to look at', async () => {
    write('site/pages/start/notes.md', 'Notes.');
    const { problems, pageFiles } = await collected(sites('origin: "garden.example", licence: "none"'));

    expect(codes(problems)).toEqual(['WRONG_VALUE', 'UNKNOWN_FIELD']);
    expect(pageFiles).toEqual(['pages/start/notes.md']);
  });

  it('is a glossary of a language that the site does not have', async () => {
    const [problem] = await faults(sites('glossary: { fr: [] }'));

    expect(problem).toMatchObject({ code: 'WRONG_VALUE', place: { file: 'data/site.ts' } });
    expect(problem?.message).toContain("'glossary'");
  });

  it('is words for the search in a language that the site does not have', async () => {
    const [problem] = await faults(sites('search: { words: { fr: {} } }'));

    expect(problem).toMatchObject({ code: 'WRONG_VALUE', place: { file: 'data/site.ts' } });
    expect(problem?.message).toContain("'search'");
  });

  it('ends the work when nothing can be told without what is wrong', async () => {
    await expect(collected(sites('languages: { default: "en" }'))).rejects.toThrow(SiteError);
  });

  it('is found in the file that says it, through imports, spreads and calls', async () => {
    write(
      'site/data/security.ts',
      'const hosts = ["https://a.example"];\nexport const rules = {\n  scriptHosts: [...hosts, "a b"],\n};\n',
    );
    write(
      'site/data/parts.ts',
      'export { rules as security } from "./security";\nexport const rest = { licence: 1 };\n',
    );
    const [wrong, unknown] = await faults(
      `import { rest, security } from './parts';\nconst same = <T,>(it: T) => it;\nexport const site = same({ ...${sound}, security, ...rest } as object);\n`,
    );

    expect(wrong).toMatchObject({ place: { file: 'data/security.ts', line: 3, column: 27 } });
    expect(unknown).toMatchObject({
      code: 'UNKNOWN_FIELD',
      place: { file: 'data/parts.ts', line: 2, column: 23 },
    });
  });

  it('is found by its words where code puts lists together', async () => {
    const [wrong] = await faults(
      `const entries = ['/start'].map((pathname) => ({ pathname }));\n${sites('navigation: [...entries, {\n pathname: "/beds",\n plan: "gold" }]')}`,
    );

    expect(wrong).toMatchObject({ code: 'UNKNOWN_PLAN', place: { line: 4, column: 2 } });
  });

  it('has the place of the last piece that could be followed when there is nothing better', async () => {
    const [wrong] = await faults(
      `const n = () => 7;\nexport const site = { ...${sound},\n  version: n(), navigation: [n()].concat([]) };\n`,
    );

    expect(wrong).toMatchObject({ place: { file: 'data/site.ts', line: 3 } });
  });

  it('never follows names that stand for each other for ever', async () => {
    const [wrong] = await faults(
      `const a = () => b;\nconst b: unknown = a;\nexport const site = { ...${sound}, home: [b].length };\n`,
    );

    expect(wrong?.code).toBe('WRONG_VALUE');
  });
});
