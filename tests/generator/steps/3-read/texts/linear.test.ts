import { describe, expect, it } from 'vitest';
import { loadBody } from './load-sample';

/** Lines of a short page, and how many times more a long one has. */
const LINES = 3_000;
const TIMES = 4;

/** Four times the lines may take this many times the work: four, and room for a busy machine. Squares take sixteen. */
const MOST = 10;

const shapes: Record<string, (at: number) => string> = {
  'equal headings': () => '## The same\n\n',
  'equal titles': () => '# The same\n\n',
  'links in one paragraph': (at) => `[a](/x/${at}/) and\n`,
  'icons that are links': (at) => `[<i></i>](/x/${at}/ "Pro")\n`,
  'references that nothing defines': (at) => `[a][b${at}] and\n`,
  'references that are defined': (at) => `[a][b${at}]\n\n[b${at}]: /x/${at}/\n\n`,
  'lines of one paragraph': () => 'Some words in a line.\n'.repeat(3),
  'lines of Chinese': () => '条形图\n'.repeat(3),
  'rows of a table': (at) => (at === 0 ? '| A | B |\n| - | - |\n' : '| [a](/x/a/) | `b` |\n'),
  'raw HTML': (at) => `<div id="d${at}"><a href="/x/${at}/">a</a></div>\n\n`,
  'tags that nothing ends': (at) => (at === 0 ? '<div>\n' : '<a \n'),
  'marks of the generator': () => 'A \uE000 b.\n\n',
};

/** Processor time of loading a page of so many lines: the least of some tries. */
async function work(line: (at: number) => string, count: number): Promise<number> {
  const body = Array.from({ length: count }, (_, at) => line(at)).join('');
  const tries: number[] = [];
  for (let at = 0; at < 2; at += 1) {
    const before = process.cpuUsage();
    await loadBody(body);
    tries.push(process.cpuUsage(before).user);
  }
  return Math.min(...tries);
}

/** How many times more work the long page is; a machine that is busy gets another try, which squares do not pass. */
async function growth(line: (at: number) => string): Promise<number> {
  const tries: number[] = [];
  while (tries.length < 4 && !tries.some((ratio) => ratio < MOST))
    tries.push((await work(line, LINES * TIMES)) / (await work(line, LINES)));
  return Math.min(...tries);
}

describe('the work for a page grows with its length and no faster, when it consists of', () => {
  it.each(Object.entries(shapes))('%s', async (_, line) => {
    expect(await growth(line)).toBeLessThan(MOST);
  });
});

it('reads a page of ten megabytes with ten thousand equal headings', async () => {
  const section = `## The same\n\n${'Some words in a line, and then some more of them.\n'.repeat(20)}\n`;
  const { toc, facts } = await loadBody(section.repeat(10_000));

  expect(toc.at(-1)).toEqual({ hash: 'the-same-10000', title: 'The same', level: 2 });
  expect(facts.words).toBe(10_000 * (2 + 20 * 11));
  expect(facts.problems).toEqual([]);
});
