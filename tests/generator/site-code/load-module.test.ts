import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadModule } from '../../../generator/site-code/load-module';

const SECONDS = 0.3;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'xdocs-load-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Gives where a module lies. */
function module(name: string, code: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
}

async function thrownBy(file: string): Promise<Error> {
  try {
    await loadModule(file, SECONDS);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return new Error('it was loaded');
}

it('a module gives what it exports, with and without something to wait for', async () => {
  expect(await loadModule(module('plain', 'export const beds = 3;'))).toMatchObject({ beds: 3 });
  expect(await loadModule(module('later', 'export const beds = await 3;'))).toMatchObject({ beds: 3 });
});

it('it is the module that others import', async () => {
  const file = module('shared', 'export const beds = { count: 3 };');
  const loaded = await loadModule<{ beds: object }>(file);
  // A module that Node alone imports, and not the runner of these tests.
  writeFileSync(path.join(folder, 'imports.cjs'), `module.exports = { later: import('./shared.mjs') };`);
  const { later }: { later: Promise<typeof loaded> } = createRequire(import.meta.url)(
    path.join(folder, 'imports.cjs'),
  );

  expect((await later).beds).toBe(loaded.beds);
});

it('what a module throws is thrown', async () => {
  expect((await thrownBy(module('throws', `throw new Error('mine');`))).message).toBe('mine');
  expect((await thrownBy(module('throws-later', `await 1;\nthrow new Error('mine');`))).message).toBe('mine');
});

it('one that never ends is stopped, and told with the line in which it was', async () => {
  const file = module('endless', 'let rounds = 0;\n\nfor (;;) rounds += 1;\n');
  const { message, stack } = await thrownBy(file);

  expect(message).toBe('it does not end, and was stopped after 0.3 s');
  expect(stack).toContain(`${pathToFileURL(file).href}:3:`);
});

it('so is one that imports what never ends, told with the function in which it was', async () => {
  module('spins', 'export function spin() {\n  for (;;);\n}\n');
  const { stack } = await thrownBy(module('imports', `import { spin } from './spins.mjs';\nspin();\n`));

  expect(stack).toMatch(/at spin \(.*spins\.mjs:1:/);
});

it('one that waits for what never comes is not waited for', async () => {
  const { message } = await thrownBy(module('waits', 'await new Promise(() => undefined);\n'));

  expect(message).toBe('it does not end, and was stopped after 0.3 s');
});

it('what is loaded after one that never ended is loaded as ever', async () => {
  await thrownBy(module('endless-again', 'for (;;);\n'));

  expect(await loadModule(module('after', 'export const beds = 4;'), SECONDS)).toMatchObject({ beds: 4 });
});
