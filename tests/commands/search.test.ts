import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runXdocs } from './run-xdocs';
import { smallSite } from './small-site';

let root: string;

beforeAll(() => {
  root = smallSite('search');
});

const search = (...args: string[]) => runXdocs(['search', '--root', root, ...args]);

describe('xdocs search', () => {
  it('finds sections of a site that is not built, and prints their addresses', async () => {
    const { code, stdout, stderr } = await search('part 2 of page 7', '--limit', '1');

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('/x/guide/page-7/#part-2-of-page-7');
  });

  it('gives programs what it found, in the language that is asked for', async () => {
    const { stdout } = await search('第 3 页', '--language', 'zh', '--json', '--limit', '2');
    const { results, ...told } = JSON.parse(stdout);

    expect(told).toMatchObject({ question: '第 3 页', language: 'zh' });
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ title: '第 3 页', url: '/zh/x/guide/page-3/', kind: 'guides' });
  });

  it('says so when there is nothing, which is no mistake', async () => {
    const { code, stdout, stderr } = await search('qqzzxxvv');

    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('No results for "qqzzxxvv".');
  });

  it('refuses a language that the site does not have', async () => {
    const { code, stderr } = await search('column', '--language', 'fr');

    expect(code).toBe(2);
    expect(stderr).toContain(
      "--language names 'fr', which is not a language of this site, so nothing was searched.",
    );
  });

  it('refuses a query that is too long: QUERY_TOO_LONG', async () => {
    const { code, stderr } = await search('a'.repeat(100_000));

    expect(code).toBe(2);
    expect(stderr).toContain('The query has 100000 characters, but at most 500 are allowed');
  });

  it('refuses a product that the site does not have: NO_SUCH_PRODUCT', async () => {
    const definition = path.join(root, 'data/site.ts');
    const before = readFileSync(definition, 'utf8');
    expect(await search('column', '--product', 'guide')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The definition of this site has no products.'),
    });
    const products = "products: [{ id: 'guide', name: 'Guide', paths: ['/x/guide'] }],";
    writeFileSync(definition, before.replace('languages,', `languages, ${products}`));

    expect(await search('column', '--product', 'giude')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /NO_SUCH_PRODUCT[\s\S]*nothing was searched[\s\S]*Did you mean 'guide'\?/,
      ),
    });
    expect(await search('page', '--product', 'guide')).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(definition, before);
  });

  it.each(['0', '257', '0x10', '1e1'])('refuses to show %s results', async (count) => {
    expect(await search('page', '--limit', count)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('It must be a whole number from 1 to 256.'),
    });
  });
});
