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
    expect(stderr).toContain('Nothing was found for "qqzzxxvv".');
  });

  it('refuses a language that the site does not have', async () => {
    const { code, stderr } = await search('column', '--language', 'fr');

    expect(code).toBeGreaterThan(0);
    expect(stderr).toContain('fr');
  });
});
