import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTextSite } from '../bench/text-site';
import { runXdocs } from './run-xdocs';

/** Enough pages for threads. */
const PAGES = 60;

const root = path.resolve('node_modules/.cache/xdocs-test/undrawn-pages');

beforeAll(() => writeTextSite({ project: process.cwd(), root, pages: PAGES }));

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Lets a component of the frame throw, as a mistake of its author would. */
function breakFooter(): { line: number; column: number } {
  const file = path.join(root, 'site/layout/Footer.tsx');
  const own = `  if (urlTo('/').startsWith('/zh')) throw new RangeError('no words');\n`;
  const text = readFileSync(file, 'utf8').replace(/(?<= = useLanguage\(\);\n)/, own);
  writeFileSync(file, text);
  const before = text.slice(0, text.indexOf('new RangeError')).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

describe('a component that throws in half of the pages', () => {
  let line: number;
  let column: number;

  beforeAll(() => {
    ({ line, column } = breakFooter());
  });

  it.each(['check', 'build'])(
    'ends %s with 1, is told once with its line, and leaves nothing',
    async (command) => {
      const { code, stderr, stdout } = await runXdocs([command, '--root', root, '--reporter', 'json']);
      const { problems } = JSON.parse(stdout);

      expect(code).toBe(1);
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(problems).toMatchObject([
        { code: 'PAGE_NOT_DRAWN', place: { file: 'site/layout/Footer.tsx', line, column } },
      ]);
      expect(problems[0].message).toMatch(
        /^3\d pages \(\/zh\/\S+, \/zh\/\S+, \/zh\/\S+ and \d+ more\) cannot be drawn: the site's code throws in Footer: RangeError: no words\./,
      );
      expect(stdout).not.toContain(root);
      expect(existsSync(path.join(root, 'dist'))).toBe(false);
    },
  );
});

describe('code of the site that throws when nobody waits for it any more', () => {
  it.each([
    ['in a thread', `process.nextTick(() => { throw new RangeError('too late'); });`],
    ['in the program', `setTimeout(() => { throw new RangeError('too late'); }, 1);`],
  ])('is told as what it is %s, with the line of its module', async (_, late) => {
    writeTextSite({ project: process.cwd(), root, pages: PAGES });
    const entry = path.join(root, 'site/entries/server.tsx');
    writeFileSync(entry, `${readFileSync(entry, 'utf8')}\n${late}\n`);

    const { code, stdout } = await runXdocs(['build', '--root', root, '--reporter', 'json']);

    expect(code).toBe(3);
    expect(JSON.parse(stdout).problems).toMatchObject([
      { code: 'THREW_LATER', message: expect.stringMatching(/too late.*modules\/server-\w+\.mjs:\d+$/) },
    ]);
    expect(existsSync(path.join(root, 'dist'))).toBe(false);
  });
});
