import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { workBeside } from '../../generator/steps/9-write/output/work-paths';
import { textFile } from '../bench/text-site';
import { type Ran, runXdocs } from './run-xdocs';
import { smallSite, treeOf } from './small-site';

let root: string;
let out: string;

beforeAll(async () => {
  root = smallSite('output');
  out = path.join(root, 'dist');
  await runXdocs(['build', '--root', root]);
});

const build = (...args: string[]) => runXdocs(['build', '--root', root, ...args]);

/** The one problem that a command ended with, as a program reads it. */
function problemOf({ stdout }: Ran) {
  const { problems } = JSON.parse(stdout);
  expect(problems).toHaveLength(1);
  return problems[0];
}

const pagesIn = (folder: string) =>
  Object.keys(treeOf(folder)).filter((file) => /guide\/page-.*\.html$/.test(file));

const sitemapOf = (folder: string) =>
  [...readFileSync(path.join(folder, 'sitemap-pages.xml'), 'utf8').matchAll(/<loc>[^<]*page-(\d+)/g)].map(
    ([, number]) => number,
  );

describe('a built site to which somebody added a file', () => {
  const note = () => path.join(out, 'deep/notes.txt');

  afterEach(() => rmSync(path.dirname(note()), { recursive: true, force: true }));

  it.each(['build', 'clean'])('is refused by %s, which touches nothing', async (command) => {
    mkdirSync(path.dirname(note()), { recursive: true });
    writeFileSync(note(), 'mine');
    const before = treeOf(out);
    const { code, stderr } = await runXdocs([command, '--root', root]);
    expect(code).toBe(3);
    expect(stderr).toContain('OUTPUT_HAS_MORE');
    expect(stderr).toContain(path.join('deep', 'notes.txt'));
    expect(treeOf(out)).toEqual(before);
  });
});

describe('an output folder that no build made', () => {
  it.each(['build', 'clean'])('is refused by %s, which touches nothing', async (command) => {
    const folder = path.join(root, 'photos');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'a.jpg'), 'mine');
    const { code, stderr } = await runXdocs([command, '--root', root, '--out', folder]);
    expect(code).toBe(3);
    expect(stderr).toContain('a.jpg');
    expect(stderr).toContain(command === 'build' ? 'A build replaces' : '`xdocs clean` removes');
    expect(readdirSync(folder)).toEqual(['a.jpg']);
  });

  it.each([
    ['build', 'data'],
    ['build', 'site/dist'],
    ['build', 'translations/dist'],
    ['build', '.'],
    ['build', '..'],
    ['build', 'node_modules/dist'],
    ['clean', 'data'],
    ['clean', '.'],
  ])('%s --out %s: so are sources and what holds them', async (command, name) => {
    const before = treeOf(path.join(root, 'data'));
    const { code, stderr } = await runXdocs([command, '--root', root, '--out', path.join(root, name)]);
    expect(code).toBe(3);
    expect(stderr).toContain('OUTPUT_IS_PROTECTED');
    expect(treeOf(path.join(root, 'data'))).toEqual(before);
    expect(existsSync(path.join(root, name, 'dist'))).toBe(name === '.');
  });

  it('is refused by a dry run, too', async () => {
    expect((await build('--dry-run', '--out', path.join(root, 'data/dist'))).code).toBe(3);
  });
});

describe('a build of some pages', () => {
  it('of a language that the site does not have is refused, with a suggestion', async () => {
    const before = treeOf(out);
    const ran = await build('--languages', 'EN', '--reporter', 'json');
    expect(ran.code).toBe(2);
    expect(problemOf(ran)).toMatchObject({ code: 'UNKNOWN_LANGUAGE', hint: expect.stringContaining("'en'") });
    expect(treeOf(out)).toEqual(before);
  });

  it('into an empty folder says that the site is partial, and its sitemap names what is there', async () => {
    const folder = path.join(root, 'dist-part');
    rmSync(folder, { recursive: true, force: true });
    const { code, stderr } = await build('--only', '/x/guide/page-7', '--out', folder);
    expect(code).toBe(0);
    expect(stderr).toContain('PARTIAL_SITE');
    expect(stderr).toContain('2 of 40 pages');
    expect(pagesIn(folder)).toHaveLength(2);
    expect(sitemapOf(folder)).toEqual(['7', '7']);
    const { stderr: more } = await build('--only', '/x/guide/page-8', '--out', folder);
    expect(more).toContain('4 of 40 pages');
    expect(sitemapOf(folder)).toEqual(['7', '7', '8', '8']);
    expect(readFileSync(path.join(folder, 'llms.txt'), 'utf8').match(/page-\d+(?=\/index\.md)/g)).toEqual([
      'page-7',
      'page-8',
    ]);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'));
    expect(Object.keys(manifest.pages)).toContain('/x/guide/page-7/');
  });

  it.each([
    ['--only', '/x/guide/page-7'],
    ['--languages', 'en'],
  ])('with %s %s leaves all other pages of a complete site there', async (...args) => {
    await build();
    const before = treeOf(out);
    appendFileSync(textFile(root, 7), '\nMore.\n');
    const { stderr } = await build(...args);
    expect(stderr).not.toContain('PARTIAL_SITE');
    const after = treeOf(out);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const changed = Object.keys(after).filter(
      (file) => after[file] !== before[file] && file.endsWith('.html'),
    );
    expect(changed).toEqual(['x/guide/page-7/index.html']);
    expect(after['sitemap-pages.xml']).toBe(before['sitemap-pages.xml']);
  });
});

describe('two runs on one output', () => {
  /** Starts a build and does something while it works. */
  async function during<T>(act: () => Promise<T>): Promise<{ first: Ran; second: T; order: string[] }> {
    const order: string[] = [];
    let begun = () => {};
    const working = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = runXdocs(['build', '--root', root, '--no-cache'], {
      started: () => {
        const wait = setInterval(() => {
          if (!existsSync(workBeside(out).lock)) return;
          clearInterval(wait);
          begun();
        }, 5);
      },
    }).finally(() => order.push('first'));
    await working;
    const second = await act().finally(() => order.push('second'));
    return { first: await first, second, order };
  }

  it('the second build ends at once with one clear line, and the first one publishes', async () => {
    appendFileSync(textFile(root, 1), '\nTwo at once.\n');
    const { first, second, order } = await during(() => build('--reporter', 'json'));
    expect(order).toEqual(['second', 'first']);
    expect([first.code, second.code]).toEqual([0, 3]);
    expect(problemOf(second)).toMatchObject({
      code: 'OUTPUT_BUSY',
      message: expect.stringMatching(/process \d+ on .*dist/),
    });
    expect(readFileSync(path.join(out, 'x/guide/page-1/index.html'), 'utf8')).toContain('Two at once.');
  });

  it('clean removes nothing of a build that is under way', async () => {
    const { first, second } = await during(() => runXdocs(['clean', '--root', root]));
    expect([first.code, second.code]).toEqual([0, 3]);
    expect(pagesIn(out)).toHaveLength(40);
  });

  it('preview does not disturb a build that is under way', async () => {
    const { first, second } = await during(() =>
      runXdocs(['preview', '--root', root, '--port', '0'], {
        started: (child) => child.stderr?.once('data', () => child.kill('SIGTERM')),
      }),
    );
    expect(second.stderr).toContain('Serving');
    expect(first.code).toBe(0);
  });

  it('many at once leave a whole site, and no lock', async () => {
    appendFileSync(textFile(root, 1), '\nMany at once.\n');
    const codes = (await Promise.all([build(), build(), build()])).map(({ code }) => code);
    expect(codes).toContain(0);
    expect(codes.every((code) => code === 0 || code === 3)).toBe(true);
    expect(readdirSync(root).filter((name) => name.includes('xdocs-build'))).toEqual([]);
    expect((await build()).code).toBe(0);
  });
});

/** Whether this user may mount a file system of so many kilobytes there. */
function mountsSmall(folder: string, kilobytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'none', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a disk', () => {
  it('that is full, then read-only: one line with path and cause, and the old site stays', async ({
    skip,
  }) => {
    const disk = path.join(root, 'disk');
    mkdirSync(disk, { recursive: true });
    if (!mountsSmall(disk, 1000)) return skip();
    try {
      const folder = path.join(disk, 'dist');
      expect((await build('--only', '/x/guide/page-7', '--out', folder)).code).toBe(0);
      const before = treeOf(folder);
      const full = await build('--out', folder, '--reporter', 'json');
      expect(full.code).toBe(3);
      expect(problemOf(full).message).toMatch(
        /^\/.*no space left on device \(ENOSPC\)\. The published site is as it was\.$/,
      );
      // What is full is named, and not what was to be copied there.
      expect(problemOf(full).message).toContain(`${disk}/`);
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      const readOnly = await build('--out', folder, '--reporter', 'json');
      expect(readOnly.code).toBe(3);
      expect(problemOf(readOnly).message).toMatch(/^\/.*read-only file system \(EROFS\)/);
      expect(treeOf(folder)).toEqual(before);
      expect(readdirSync(disk)).toEqual(['dist']);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});
