import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Memory, openMemory, Snapshot, saveMemory } from '../../../../../generator/cache';
import type { ReferenceCoverage } from '../../../../../generator/contract/coverage';
import { readReference } from '../../../../../generator/steps/3-read/reference/read-reference';
import { temporaryFolder } from '../../../../temporary-folder';
import { shapesRoot } from './read-shapes';

let folder: string;
let memory: Memory;

beforeEach(() => {
  folder = temporaryFolder('xdocs-remembered');
  memory = openMemory(folder, new Snapshot(shapesRoot));
});

const coverage = (...names: string[]): ReferenceCoverage => ({
  products: names.map((name) => ({
    name,
    packages: [{ name, folder: name }],
    components: [],
    interfaces: [{ pathname: `/${name}`, export: 'Subject' }],
  })),
});

const read = (...names: string[]) => readReference(memory, coverage(...names));

/** Puts a mark into what is remembered, so that it shows where an answer comes from. */
async function markRemembered(...names: string[]): Promise<void> {
  const facts = await read(...names);
  const record = memory.table.get('reference');
  if (!record) throw new Error('Nothing was remembered.');
  memory.table.set('reference', {
    ...record,
    value: { ...facts, counts: { ...facts.counts, members: 1234 } },
  });
}

describe('what was read of packages', () => {
  it('is remembered from run to run', async () => {
    await markRemembered('overloads');
    saveMemory(memory);
    memory = openMemory(folder, new Snapshot(shapesRoot));

    expect((await read('overloads')).counts.members).toBe(1234);
  });

  it('stays in the store when a run tidies up', async () => {
    const { pages } = await read('overloads');
    saveMemory(memory);

    expect(pages.map(({ data }) => memory.store.has(data))).toEqual([true]);
  });

  it('is read anew when the coverage is another one', async () => {
    await markRemembered('overloads');

    expect((await read('overloads', 'intersections')).counts.members).toBe(6);
  });

  it('is read anew when something of it is lost', async () => {
    await markRemembered('overloads');
    rmSync(memory.store.folder, { recursive: true });

    expect((await read('overloads')).counts.members).toBe(2);
  });
});
