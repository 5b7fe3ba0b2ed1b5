import { describe, expect, it } from 'vitest';
import { loadSample, problemsOf } from './load-sample';

const page = (frontMatter: string, body = 'Text.\n') =>
  loadSample({ 'index.md': `---\n${frontMatter}\n---\n${body}` });

const complete = (more: string) => page(`title: Sample\ndescription: A page.\n${more}`);

describe('headers', () => {
  it.each([
    ['components: Zoom, Axis , Zoom', { components: ['Axis', 'Zoom'] }],
    ['components: [Zoom, Axis]', { components: ['Axis', 'Zoom'] }],
    ['components:\n  - Zoom\n  - Axis, Bar', { components: ['Axis', 'Bar', 'Zoom'] }],
    ['components:', { components: [] }],
    ['hooks: useB, useA', { hooks: ['useA', 'useB'] }],
    ["packageName: '@mui/x-charts'", { packageName: '@mui/x-charts' }],
    ['waiAria: https://www.w3.org/WAI/ARIA/apg/', { waiAria: 'https://www.w3.org/WAI/ARIA/apg/' }],
    ["githubLabel: 'component: charts'", { githubLabel: 'component: charts' }],
    ['cardTitle: Card\ncardDescription: Words', { cardTitle: 'Card', cardDescription: 'Words' }],
    [
      "product: x\nfilename: a.md\ncard: true\ntags: ['a']\ndate: 2024-01-01\nauthors: [b]\nslug: s\nimage: i\nunstyled: /x",
      {},
    ],
  ])('reads %j', async (frontMatter, expected) => {
    const loaded = await complete(frontMatter);

    expect(loaded.headers).toEqual({
      title: 'Sample',
      description: 'A page.',
      components: [],
      hooks: [],
      ...expected,
    });
    expect(problemsOf(loaded)).toEqual([]);
  });

  it('keeps the order in which an author names components, since the first is meant first', async () => {
    const { facts } = await complete('components: Zoom, Axis , Zoom');

    expect(facts.components).toEqual(['Zoom', 'Axis']);
  });

  it('ends at the next rule, so that a rule of the text stays in the text', async () => {
    const loaded = await complete('productId: x-charts\n---\nBefore\n\n---\n\nAfter');

    expect(loaded.headers.productId).toBe('x-charts');
    expect(loaded.slots.join('')).toMatch(/Before.*<hr>.*After/s);
  });

  it('reads a file with Windows line breaks and a byte order mark', async () => {
    const loaded = await loadSample({
      'index.md': '\uFEFF---\r\ntitle: Windows\r\ndescription: A page.\r\n---\r\n\r\n## One\r\n',
    });

    expect(loaded.headers.title).toBe('Windows');
    expect(loaded.toc).toEqual([{ hash: 'one', title: 'One', level: 2 }]);
  });

  it('reads a file with single CRs as line breaks, as CommonMark does', async () => {
    const loaded = await loadSample({
      'index.md': '---\rtitle: Old\rdescription: A page.\r---\r\r## One\r\r```js\rgrow();\r```\r',
    });

    expect(problemsOf(loaded)).toEqual([]);
    expect(loaded.toc).toEqual([{ hash: 'one', title: 'One', level: 2 }]);
  });

  it('that cannot be read hides no missing title or description', async () => {
    expect(problemsOf(await page('title: [a, b'))).toEqual(['FRONT_MATTER_SYNTAX 2:13']);
  });

  it('executes nothing', async () => {
    const loaded = await complete('card: !!js/function "function () { throw 1 }"');

    expect(loaded.headers).not.toHaveProperty('card');
  });
});

describe('mistakes', () => {
  it.each([
    ['a key that nothing reads', 'componets: A', 'FRONT_MATTER_UNKNOWN_KEY 4:1'],
    ['a number for a text', 'packageName: 7', 'FRONT_MATTER_WRONG_TYPE 4:1'],
    ['a list for a text', 'githubLabel: [a]', 'FRONT_MATTER_WRONG_TYPE 4:1'],
    ['a map for names', 'components: { a: 1 }', 'FRONT_MATTER_WRONG_TYPE 4:1'],
    ['a key that is written twice', 'title: Again', 'FRONT_MATTER_KEY_CONTRADICTED 4:1'],
    ['a colon without quotes', 'githubLabel: component: charts', 'FRONT_MATTER_SYNTAX 4:14'],
  ])('names %s', async (_, line, expected) => {
    expect(problemsOf(await complete(line))).toContain(expected);
  });

  it('are told of a key that is written twice with one value, and nothing of the front matter is lost', async () => {
    const { facts, headers } = await loadSample({
      'index.md': '---\ntitle: Bars\ndescription: A page.\ntitle: Bars\n---\n',
    });

    expect(facts.problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning FRONT_MATTER_KEY_REPEATED',
    ]);
    expect(headers).toMatchObject({ title: 'Bars', description: 'A page.' });
  });

  it('proposes the nearest key', async () => {
    const { facts } = await complete('desciption: A page.');

    expect(facts.problems[0]?.hint).toContain("Did you mean 'description'?");
  });

  it('keeps the keys beside a wrong one', async () => {
    const { headers } = await complete('packageName: 7\nproductId: x-charts');

    expect(headers).toMatchObject({ title: 'Sample', productId: 'x-charts' });
  });

  it('says that front matter has no end', async () => {
    const loaded = await loadSample({ 'index.md': '---\ntitle: Sample\n\nText.\n' });

    expect(problemsOf(loaded)).toContain('FRONT_MATTER_UNCLOSED 1:1');
  });

  it('takes a first rule without keys below it for a rule', async () => {
    const loaded = await loadSample({ 'index.md': '---\n\n# Title\n\n<p class="description">Words.</p>\n' });

    expect(problemsOf(loaded)).toEqual([]);
  });
});

describe('title and description', () => {
  it.each([
    ['the front matter', 'title: A\ndescription: B', '# C\n\n<p class="description">D</p>\n', 'A', 'B'],
    [
      'the text',
      'productId: x',
      '# The `C` page\n\n<p class="description">D &amp; `e`,\n  <b>f</b>.</p>\n',
      'The C page',
      'D & e, f.',
    ],
    [
      'the first one that is shown',
      'productId: x',
      '# C\n\n<!--\n<p class="description">Old</p>\n-->\n<p class="description">D &mdash; e&hellip;</p>\n',
      'C',
      'D — e…',
    ],
    [
      'a heading outside of code',
      'productId: x',
      '```bash\n# no\n```\n\n## # no\n\n# Yes\n\n<p class="description">D</p>\n',
      'Yes',
      'D',
    ],
  ])('come from %s', async (_, frontMatter, body, title, description) => {
    const { headers, facts } = await page(frontMatter, body);

    expect([headers.title, headers.description]).toEqual([title, description]);
    expect([facts.title, facts.description]).toEqual([title, description]);
  });

  it('are taken out of the text, and the lead is kept as words', async () => {
    const loaded = await page(
      'title: A\ndescription: B',
      '# A\n\n<p class="description">Lead.</p>\n\nText.\n',
    );

    expect(loaded.slots.join('').trim()).toBe('<p>Text.</p>');
    expect(loaded.headers.lead).toBe('Lead.');
  });

  it('are missed when there are none', async () => {
    const loaded = await loadSample({ 'index.md': 'Text.\n' });

    expect(problemsOf(loaded)).toEqual(['MISSING_PAGE_TITLE 1:1', 'MISSING_DESCRIPTION 1:1']);
    expect([loaded.facts.title, loaded.facts.description]).toEqual(['', '']);
  });

  it.each([
    [70, 160, []],
    [71, 160, ['TITLE_TOO_LONG 2:1']],
    [70, 161, ['DESCRIPTION_TOO_LONG 3:1']],
  ])('have at most 70 and 160 characters: %i and %i', async (title, description, expected) => {
    const loaded = await page(`title: ${'标'.repeat(title)}\ndescription: ${'述'.repeat(description)}`);

    expect(problemsOf(loaded)).toEqual(expected);
  });
});
