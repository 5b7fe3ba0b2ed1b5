import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Cache, openCache, saveCache } from '../../../generator/cache';
import type { ReferenceCoverage } from '../../../generator/contract/coverage';
import { readReference } from '../../../generator/reference/read-reference';
import { shapesRoot } from './read-shapes';
import { temporaryFolder } from '../../temporary-folder';

let folder: string;
let cache: Cache;

beforeEach(() => {
  folder = temporaryFolder('remembered');
  cache = openCache(folder);
});

const coverage = (...names: string[]): ReferenceCoverage => ({
  products: names.map((name) => ({
    name,
    packages: [{ name, folder: name }],
    components: [],
    interfaces: [{ pathname: `/${name}`, export: 'Subject' }],
  })),
});

const read = (...names: string[]) => readReference({ root: shapesRoot, coverage: coverage(...names), cache });

/** Puts a mark into what is remembered, so that it shows where an answer comes from. */
async function markRemembered(...names: string[]): Promise<void> {
  const facts = await read(...names);
  const { key = '' } = cache.results.get('reference') ?? {};
  cache.results.set('reference', { key, value: { ...facts, counts: { ...facts.counts, members: 1234 } } });
}

describe('what was read of packages', () => {
  it('is remembered from run to run', async () => {
    await markRemembered('overloads');
    saveCache(cache);
    cache = openCache(folder);

    expect((await read('overloads')).counts.members).toBe(1234);
  });

  it('stays in the store when a run tidies up', async () => {
    const { pages } = await read('overloads');
    saveCache(cache);

    expect(pages.map(({ data }) => cache.store.has(data))).toEqual([true]);
  });

  it('is read anew when the coverage is another one', async () => {
    await markRemembered('overloads');

    expect((await read('overloads', 'intersections')).counts.members).toBe(6);
  });

  it('is read anew when something of it is lost', async () => {
    await markRemembered('overloads');
    rmSync(cache.store.folder, { recursive: true });

    expect((await read('overloads')).counts.members).toBe(2);
  });
});
