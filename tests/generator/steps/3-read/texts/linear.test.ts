import { describe, expect, it } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../builders/growth';
import { loadBody } from './load-sample';

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
  'quotes that nothing ends': (at) => (at === 0 ? '<div>\n' : `<a title=${at % 3 ? '"' : "'"}`),
  'quotes of a line that nothing ends': () => 'See <a title="',
  'comments that nothing ends': () => 'See <!-- ',
  'declarations that nothing ends': () => 'See <!A ',
  'instructions that nothing ends': () => 'See <? ',
  'marks of the generator': () => 'A \uE000 b.\n\n',
};

describe('the work for a page grows with its length and no faster, when it consists of', () => {
  it.each(Object.entries(shapes))('%s', async (_, line) => {
    const body = (lines: number) => Array.from({ length: lines }, (_line, at) => line(at)).join('');

    expect(await growthOf((lines) => loadBody(body(lines)))).toBeLessThan(MOST_GROWTH);
  });
});

it('reads a page of ten megabytes with ten thousand equal headings', async () => {
  const section = `## The same\n\n${'Some words in a line, and then some more of them.\n'.repeat(20)}\n`;
  const { toc, facts } = await loadBody(section.repeat(10_000));

  expect(toc.at(-1)).toEqual({ hash: 'the-same-10000', title: 'The same', level: 2 });
  expect(facts.words).toBe(10_000 * (2 + 20 * 11));
  expect(facts.problems).toEqual([]);
});
