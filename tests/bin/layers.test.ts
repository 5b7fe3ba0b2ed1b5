import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { compile, PROGRAM } from '../../bin/compile.js';
import { temporaryFolder } from '../temporary-folder';

type Layers = Record<string, string>;

const ALL = ['packages', 'reference', 'demo types', 'code', 'drawings', 'pictures'];

const project = temporaryFolder('layers');
let before: Layers;

beforeAll(async () => {
  for (const name of ['bin', 'generator', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(name, path.join(project, name), { recursive: true });
  before = await layers();
});

async function layers(): Promise<Layers> {
  const outdir = temporaryFolder('layers-compiled');
  await compile({ project, outdir, entryPoints: PROGRAM, fingerprint: 'one' });
  return JSON.parse(readFileSync(path.join(outdir, 'layers.json'), 'utf8'));
}

/** Names of the layers that are made by other code than before. */
async function changedBy(file: string, text = '\n// Another line.\n'): Promise<string[]> {
  appendFileSync(path.join(project, file), text);
  const after = await layers();
  const changed = Object.keys(after).filter((layer) => after[layer] !== before[layer]);
  before = after;
  return changed;
}

it('each layer has the hash of the code that makes it', () => {
  expect(Object.keys(before)).toEqual(ALL);
  expect(new Set(Object.values(before)).size).toBe(ALL.length);
});

it.each([
  ['generator/steps/7-compose/compose.ts', []],
  ['generator/steps/3-read/texts/page/slots.ts', []],
  ['bin/terminal.ts', []],
  ['generator/steps/4-bundle/packages/plan-pieces.ts', ['packages', 'drawings']],
  ['generator/steps/4-bundle/build-options.ts', ['packages', 'drawings']],
  ['generator/steps/3-read/reference/declarations/read-member.ts', ['reference']],
  ['generator/steps/5-check/demo-types/run-compiler.ts', ['demo types']],
  ['generator/steps/3-read/demos/cut-preview.ts', ['code']],
  ['generator/steps/6-render/demo-fallback/fix-globals.ts', ['drawings']],
  ['generator/steps/6-render/pictures/draw-picture.ts', ['pictures']],
  ['generator/cache/hash.ts', ['packages', 'reference', 'demo types', 'code', 'drawings']],
])('a change in %s changes these layers and no others: %s', async (file, expected) => {
  expect(await changedBy(file)).toEqual(expected);
});

it('another version of a package that the program is installed with changes all of them', async () => {
  expect(await changedBy('package-lock.json', '\n')).toEqual(ALL);
});
