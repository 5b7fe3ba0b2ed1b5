import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { textFile } from '../bench/text-site';
import { runXdocs } from './run-xdocs';
import { smallSite, treeOf } from './small-site';

let root: string;

beforeAll(() => {
  root = smallSite('command-line');
});

it('prints its version, and nothing that Node says of itself', async () => {
  const { code, stdout, stderr } = await runXdocs(['--version']);

  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

describe('exit codes', () => {
  it('0 for a sound site', async () => {
    expect(await runXdocs(['check', '--root', root])).toMatchObject({ code: 0, stdout: '' });
  });

  it.each([
    [['nonsense']],
    [['build', '--workers', 'many']],
    [['build', '--colour']],
    [['new', 'page']],
    [['preview', '--port', '0x50']],
  ])('2 for wrong usage: %j', async (args) => {
    const { code, stderr } = await runXdocs(args);
    expect(code).toBe(2);
    expect(stderr).toContain('error:');
  });

  it('2 for wrong usage, too, when nobody reads what it says', async () => {
    const { code } = await runXdocs(['build', '--workers', '-1'], {
      started: ({ stderr }) => stderr?.destroy(),
    });
    expect(code).toBe(2);
  });

  it('3 when there is no site to work on', async () => {
    const { code, stderr } = await runXdocs(['check', '--root', path.join(root, 'translations')]);
    expect(code).toBe(3);
    expect(stderr).toContain('data/site.ts does not exist');
    expect(stderr).not.toContain('    at ');
  });

  it('1 for a site with a mistake, which is told with its line', async () => {
    const site = smallSite('with-mistake');
    appendFileSync(textFile(site, 3), '\n[nowhere](/x/guide/page-300/)\n');
    const { code, stderr } = await runXdocs(['check', '--root', site]);
    expect(code).toBe(1);
    expect(stderr).toContain('data/pages/x/guide/page-3/index.md');
    expect(stderr).toContain('/x/guide/page-300/');
  });
});

describe('what ended a command', () => {
  it.each(['check', 'build'])('%s: is JSON for a program, and nothing else is said', async (command) => {
    const none = path.join(root, 'translations');
    const { code, stdout, stderr } = await runXdocs([command, '--root', none, '--reporter', 'json']);
    expect([code, stderr]).toEqual([3, '']);
    expect(JSON.parse(stdout)).toMatchObject({ errors: 1, problems: [{ code: 'NO_DEFINITION' }] });
  });

  it.each(['check', 'build'])('%s: is an annotation on GitHub', async (command) => {
    const none = path.join(root, 'translations');
    const { code, stdout, stderr } = await runXdocs([command, '--root', none, '--reporter=github']);
    expect([code, stderr]).toEqual([3, '']);
    expect(stdout).toMatch(/^::error title=NO_DEFINITION::.*\n$/);
  });

  it('is JSON for wrong usage, too', async () => {
    const { code, stdout } = await runXdocs(['check', '--reporter', 'json', '--colour']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).problems).toMatchObject([{ code: 'WRONG_USAGE' }]);
  });

  it('is shown with its stack by --debug, wherever that stands', async () => {
    const none = path.join(root, 'translations');
    for (const args of [
      ['--debug', 'check', '--root', none],
      ['check', '--root', none, '--debug'],
    ]) {
      const { code, stderr } = await runXdocs(args);
      expect(code).toBe(3);
      expect(stderr).toContain('    at ');
    }
  });
});

describe('what a program reads', () => {
  it('is JSON alone on stdout', async () => {
    const { stdout } = await runXdocs(['check', '--root', root, '--reporter', 'json']);
    expect(JSON.parse(stdout)).toEqual({ errors: 0, warnings: 0, problems: [] });
  });

  it('is one route a line', async () => {
    const { stdout } = await runXdocs(['routes', '--root', root]);
    expect(stdout).toContain('/zh/x/guide/page-0/\tPage 0\tdata/pages/x/guide/page-0/index.zh.md\n');
  });
});

describe('build', () => {
  const out = () => path.join(root, 'dist');

  it('--dry-run publishes nothing', async () => {
    rmSync(out(), { recursive: true, force: true });
    expect((await runXdocs(['build', '--root', root, '--dry-run'])).code).toBe(0);
    expect(existsSync(out())).toBe(false);
    expect(readdirSync(root).filter((name) => name.includes('dist'))).toEqual([]);
  });

  it('--only / means every page, and a pattern of nothing none', async () => {
    expect((await runXdocs(['build', '--root', root, '--dry-run', '--only', '/'])).code).toBe(0);
    const { code, stderr } = await runXdocs(['build', '--root', root, '--dry-run', '--only', '']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('NO_PAGE_FITS')]);
  });

  it('--only makes the named pages anew and leaves the others as they were', async () => {
    await runXdocs(['build', '--root', root]);
    const before = treeOf(out());
    for (const number of [4, 5, 6]) appendFileSync(textFile(root, number), '\nMore.\n');
    await runXdocs(['build', '--root', root, '--only', '/x/guide/page-4', '--only', '/x/guide/page-6']);
    const after = treeOf(out());
    const changed = Object.keys(after).filter(
      (file) => file.endsWith('.html') && after[file] !== before[file],
    );
    expect(changed).toEqual(['x/guide/page-4/index.html', 'x/guide/page-6/index.html']);
    expect(Object.keys(after)).toEqual(Object.keys(before));
  });

  it('--languages builds no others', async () => {
    const folder = path.join(root, 'dist-english');
    await runXdocs(['build', '--root', root, '--out', folder, '--languages', 'en']);
    const pages = Object.keys(treeOf(folder)).filter((file) => /guide\/page-.*\.html$/.test(file));
    expect(pages).toHaveLength(20);
  });

  it('--explain says why a page was rebuilt', async () => {
    await runXdocs(['build', '--root', root]);
    appendFileSync(textFile(root, 6), '\nEven more.\n');
    const { stdout } = await runXdocs(['build', '--root', root, '--explain', '/x/guide/page-6/']);
    expect(stdout).toContain('/x/guide/page-6/: rebuilt, changed: text\n');
    const again = await runXdocs(['build', '--root', root, '--explain', '/x/guide/page-6/']);
    expect(again.stdout).toBe(
      '/x/guide/page-6/: unchanged, taken from the cache\n/zh/x/guide/page-6/: unchanged, taken from the cache\n',
    );
  });

  it('--explain ends with wrong usage where no page has the path, and leaves standard output to a reporter', async () => {
    const explain = (...args: string[]) => runXdocs(['build', '--root', root, '--explain', ...args]);

    expect(await explain('/nowhere/')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('/nowhere/: no such page'),
    });
    const { stdout, stderr } = await explain('/x/guide/page-6/', '--reporter', 'json');
    expect(() => JSON.parse(stdout)).not.toThrow();
    expect(stderr).toContain('/x/guide/page-6/: unchanged');
  });

  it('clean takes away what builds left, and nothing else', async () => {
    await runXdocs(['clean', '--root', root]);
    expect(existsSync(out())).toBe(false);
    expect(existsSync(textFile(root, 0))).toBe(true);
    expect((await runXdocs(['clean', '--root', root])).stderr).toBe('Nothing to remove.\n');
  });

  it('clean and check make nothing where there is no site', async () => {
    const none = path.join(root, 'none');
    expect(await runXdocs(['clean', '--root', none])).toMatchObject({
      code: 0,
      stderr: 'Nothing to remove.\n',
    });
    expect((await runXdocs(['check', '--root', none])).code).toBe(3);
    expect(existsSync(none)).toBe(false);
  });

  it('--explain says nothing of pages when problems stop the build', async () => {
    const site = smallSite('explain-stopped');
    appendFileSync(textFile(site, 3), '\n[nowhere](/x/guide/page-300/)\n');
    const { code, stdout } = await runXdocs(['build', '--root', site, '--explain', '/x/guide/page-6']);
    expect([code, stdout]).toEqual([1, '']);
  });
});

describe('new', () => {
  it('page writes text, first demo and menu entry, and the site stays sound', async () => {
    const site = smallSite('new-page');
    const { code, stderr } = await runXdocs([
      'new',
      'page',
      '/x/guide/radar',
      '--title',
      'Radar',
      '--root',
      site,
    ]);
    // Without git that is noted, too.
    const lines = stderr.split('\n').filter((line) => !/git was not found|--trace-warnings/.test(line));
    expect([code, lines.slice(1, -1)]).toEqual([
      0,
      [
        '  data/pages/x/guide/radar/index.md',
        '  data/pages/x/guide/radar/RadarBasic.tsx',
        '  data/navigation/index.ts',
      ],
    ]);
    expect((await runXdocs(['check', '--root', site])).code).toBe(0);
    expect((await runXdocs(['routes', '--root', site])).stdout).toContain('/x/guide/radar/\tRadar\t');
  });

  it('demo takes a path as it stands in an url, with a slash at its end', async () => {
    const site = smallSite('new-demo');
    expect(await runXdocs(['new', 'demo', '/x/guide/page-1/', 'Foo', '--root', site])).toMatchObject({
      code: 0,
    });
    expect(existsSync(path.join(site, 'data/pages/x/guide/page-1/Foo.tsx'))).toBe(true);
  });

  it('page writes nothing when the path is taken', async () => {
    const before = treeOf(root);
    const { code, stderr } = await runXdocs([
      'new',
      'page',
      '/x/guide/page-1',
      '--title',
      'Again',
      '--root',
      root,
    ]);
    expect(code).toBe(3);
    expect(stderr).toContain('nothing was written');
    expect(treeOf(path.join(root, 'data'))).toEqual(
      Object.fromEntries(
        Object.entries(before)
          .filter(([file]) => file.startsWith('data/'))
          .map(([file, hash]) => [file.slice(5), hash]),
      ),
    );
  });
});
