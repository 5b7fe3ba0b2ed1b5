import { describe, expect, it } from 'vitest';
import { CODE } from '../../../../../site/code/hooks';
import { htmlOf, loadBody, loadSample, problemsOf } from './load-sample';

const bodyOf = async (markdown: string): Promise<string> => htmlOf(await loadBody(markdown));

/** Markup of a callout around some HTML. */
const callout = (kind: string, inside: string) =>
  `<aside class="callout callout-${kind}" role="note"><span class="callout-icon"></span>` +
  `<div class="callout-content">\n${inside}\n</div></aside>`;

const code = (language: string, text: string, title = '') =>
  `<div data-x="${CODE}">${title && `<div>${title}</div>`}` +
  `<pre tabindex="0"><code class="language-${language}">${text}</code></pre></div>`;

describe('callouts', () => {
  it.each([
    ['each kind', ':::info\nA\n:::\n', callout('info', '<p>A</p>')],
    ['success', ':::success\nA\n:::\n', callout('success', '<p>A</p>')],
    ['warning', ':::warning\nA\n:::\n', callout('warning', '<p>A</p>')],
    ['error', ':::error\nA\n:::\n', callout('error', '<p>A</p>')],
    ['a space before the kind', '::: info\nA\n:::\n', callout('info', '<p>A</p>')],
    ['more colons', ':::::info\nA\n:::::\n', callout('info', '<p>A</p>')],
    ['three spaces before', '   :::info\n   A\n   :::\n', callout('info', '<p>A</p>')],
    [
      'right below a paragraph',
      'P\n:::info\nA\n:::\nQ\n',
      `<p>P</p>\n${callout('info', '<p>A</p>')}\n<p>Q</p>`,
    ],
    [
      'one in another with more colons around',
      '::::info\nA\n\n:::warning\nB\n:::\n\n::::\n',
      callout('info', `<p>A</p>\n${callout('warning', '<p>B</p>')}`),
    ],
    [
      'one in another with the same colons',
      ':::info\n:::error\nB\n:::\n\nA\n:::\n',
      callout('info', `${callout('error', '<p>B</p>')}\n<p>A</p>`),
    ],
    ['colons in code', ':::info\n```text\n:::\n```\n:::\n', callout('info', code('text', ':::'))],
    [
      'colons in longer fences',
      ':::info\n````text\n```\n:::\n````\n:::\n',
      callout('info', code('text', '```\n:::')),
    ],
    [
      'a list item',
      '- A\n\n  :::info\n  B\n  :::\n',
      `<ul>\n<li>\n<p>A</p>\n${callout('info', '<p>B</p>')}\n</li>\n</ul>`,
    ],
  ])('are drawn: %s', async (_, markdown, html) => {
    const loaded = await loadBody(markdown);

    expect(htmlOf(loaded)).toBe(html);
    expect(problemsOf(loaded)).toEqual([]);
  });

  it('without an end take the rest, and say so', async () => {
    const loaded = await loadBody('A\n\n:::info\nB\n\n## C\n');

    expect(htmlOf(loaded)).toMatch(/<p>A<\/p>\n<aside.*<h2 id="c">.*<\/aside>$/s);
    expect(problemsOf(loaded)).toEqual(['UNCLOSED_CALLOUT 7:4']);
  });

  it('without an end end before the next demo, which is shown', async () => {
    const loaded = await loadBody(':::info\nB\n\n{{"component": "modules/WhatsNew"}}\n');

    expect(loaded.parts.map(({ kind }) => kind)).toEqual(['html', 'component']);
  });

  it.each([
    [':::tip\nA\n:::\n', 'UNKNOWN_CALLOUT 5:4', 'info'],
    [':::sucess\nA\n:::\n', 'UNKNOWN_CALLOUT 5:4', "Did you mean 'success'?"],
    ['A\n\n:::\n', 'UNKNOWN_CALLOUT 7:1', 'begins with'],
  ])('of no kind: %j', async (markdown, problem, hint) => {
    const loaded = await loadBody(markdown);

    expect(problemsOf(loaded)).toEqual([problem]);
    expect(loaded.facts.problems[0]?.hint).toContain(hint);
  });

  it('leave tilde fences to code', async () => {
    expect(await bodyOf('~~~text\nA\n~~~\n')).toBe(code('text', 'A'));
  });
});

describe('fences', () => {
  it.each([
    ['```text\nA\n```\n', code('text', 'A')],
    ['```text title="src/A&B.tsx"\nA\n```\n', code('text', 'A', 'src/A&amp;B.tsx')],
    ['```text\n\n  A\n\n```\n', code('text', '\n  A\n')],
    ['```text\n</code></pre> & "q"\n```\n', code('text', '&lt;/code&gt;&lt;/pre&gt; &amp; "q"')],
    ['P\n\n    indented\n', `<p>P</p>\n${code('text', 'indented')}`],
  ])('%j', async (markdown, html) => {
    const loaded = await loadBody(markdown);

    expect(htmlOf(loaded)).toBe(html);
    expect(problemsOf(loaded)).toEqual([]);
  });

  it.each([
    ['```sh\nls\n```\n', 'UNKNOWN_CODE_LANGUAGE 5:4', 'Use "bash" instead.'],
    ['- ```tsxx\n  a\n  ```\n', 'UNKNOWN_CODE_LANGUAGE 5:6', "Did you mean 'tsx'?"],
    ['```\na\n```\n', 'MISSING_CODE_LANGUAGE 5:1', '"text"'],
  ])('with a language that cannot be: %j', async (markdown, problem, hint) => {
    const loaded = await loadBody(markdown);

    expect(problemsOf(loaded)).toEqual([problem]);
    expect(loaded.facts.problems[0]?.hint).toContain(hint);
    expect(htmlOf(loaded)).toContain('<pre tabindex="0"');
  });
});

describe('code groups', () => {
  const group =
    '<codeblock storageKey="package-manager">\n```bash npm\nnpm i\n```\n\n```bash pnpm\npnpm i\n```\n</codeblock>\n';

  it('are parts with a tab for each fence', async () => {
    const { parts, slots } = await loadBody(`A\n\n${group}\nB\n`);

    expect(parts).toEqual([
      { kind: 'html', html: expect.any(Number) },
      {
        kind: 'codeblock',
        storageKey: 'package-manager',
        tabs: [
          { tab: 'npm', language: 'bash', html: expect.any(Number) },
          { tab: 'pnpm', language: 'bash', html: expect.any(Number) },
        ],
      },
      { kind: 'html', html: expect.any(Number) },
    ]);
    expect(slots).toContain(
      '<pre tabindex="0" data-wraps><code class="language-bash"><span class="f">pnpm</span> i</code></pre>',
    );
  });

  it('may go without a key', async () => {
    const { parts } = await loadBody('<codeblock>\n```text A\na\n```\n</codeblock>\n');

    expect(parts).toEqual([{ kind: 'codeblock', tabs: [{ tab: 'A', language: 'text', html: 0 }] }]);
  });

  it('inside a callout follow each other, as tabs stand at the top of a page only', async () => {
    const loaded = await loadBody(`:::info\n${group}:::\n`);

    expect(loaded.parts).toHaveLength(1);
    expect(htmlOf(loaded)).toMatch(/<div>npm<.*<div>pnpm</s);
  });

  it.each([
    ['a fence without a tab', '<codeblock>\n```bash\nls\n```\n</codeblock>\n', ['CODEBLOCK_WITHOUT_TAB 6:1']],
    ['a fence without code', '<codeblock>\n```bash npm\n```\n</codeblock>\n', ['CODEBLOCK_WITHOUT_TAB 6:1']],
    ['a sentence', '<codeblock>\nWords.\n</codeblock>\n', ['CODEBLOCK_WITHOUT_TAB 6:1']],
    [
      'a demo',
      '<codeblock>\n{{"demo": "A.js"}}\n</codeblock>\n',
      ['CODEBLOCK_WITHOUT_TAB 6:1', 'MARKER_MISPLACED 6:1'],
    ],
    ['nothing', '<codeblock>\n</codeblock>\n', ['CODEBLOCK_WITHOUT_TAB 5:1']],
    ['no end', '<codeblock>\n```bash npm\nls\n```\n', ['UNCLOSED_CODEBLOCK 5:1']],
  ])('say when they hold %s', async (_, markdown, problems) => {
    expect(problemsOf(await loadBody(markdown))).toEqual(problems);
  });
});

describe('the first line of a fence', () => {
  it.each([
    ['lines to be marked', '```ts {1}\na\n```\n', ['UNREAD_FENCE_WORDS 5:7']],
    ['a name outside of a group', '```bash npm\nls\n```\n', ['UNREAD_FENCE_WORDS 5:9']],
    ['a misspelt title', '```ts titel="a.ts"\na\n```\n', ['UNREAD_FENCE_WORDS 5:7']],
    ['lines in a group', '<codeblock>\n```ts A {2}\na\n```\n</codeblock>\n', ['UNREAD_FENCE_WORDS 6:9']],
    ['a title', '```ts title="a b.ts"\na\n```\n', []],
  ])('says when it has what nothing reads: %s', async (_, markdown, problems) => {
    expect(problemsOf(await loadBody(markdown))).toEqual(problems);
  });

  it('names the last line that a block has', async () => {
    const { facts } = await loadBody('```ts {1,3-99}\na\nb\nc\n```\n');

    expect(facts.problems[0]?.message).toContain('Line 99 does not exist either: the block has 3.');
  });
});

describe('feature lists', () => {
  it.each([
    ['<featureList>\n- A `b`\n- C\n</featureList>\n'],
    ['<featureList>\n\n- A `b`\n- C\n\n</featureList>\n'],
  ])('are lists with a class: %j', async (markdown) => {
    expect(await bodyOf(markdown)).toBe(
      '<ul class="feature-list">\n<li>A <code>b</code></li>\n<li>C</li>\n</ul>',
    );
  });

  it('leave the lists inside plain', async () => {
    expect(await bodyOf('<featureList>\n- A\n  - B\n</featureList>\n')).toMatch(
      /^<ul class="feature-list">.*<ul>/s,
    );
  });
});

describe('code', () => {
  it.each([
    ['a command', 'bash', 'npm install react', true],
    ['imports', 'tsx', "// From the root\nimport { BarChart } from '@mui/x-charts';\nimport 'b';", true],
    ['code below imports', 'tsx', "import { BarChart } from '@mui/x-charts';\n\nconst a = 1;", false],
    ['a comment', 'tsx', '// Nothing', false],
  ])('lets the site break long lines of %s', async (_, language, code, isWrapped) => {
    expect(
      (await bodyOf(`\`\`\`${language}\n${code}\n\`\`\`\n`)).includes('<pre tabindex="0" data-wraps>'),
    ).toBe(isWrapped);
  });
});

describe('tables', () => {
  it('scroll in a box that is named by the heading above', async () => {
    const html = await bodyOf('## Sizes\n\n| | Width |\n| :-- | --: |\n| `a` | 1 |\n');

    expect(html.slice(html.indexOf('<div class="table'))).toBe(
      '<div class="table-wrapper" tabindex="0" role="group" aria-labelledby="sizes">\n<table>\n' +
        '<thead>\n<tr>\n<td></td>\n<th class="align-right" scope="col">Width</th>\n</tr>\n</thead>\n' +
        '<tbody>\n<tr>\n<td><code>a</code></td>\n<td class="align-right">1</td>\n</tr>\n</tbody>\n</table>\n</div>',
    );
  });

  it.each([
    ['of several lines', 'The rows that are selected', '<td data-text="long">'],
    ['of several lines in Chinese', '当前选中的所有行', '<td data-text="long">'],
    ['of several lines with code', 'Those that `a` has selected', '<td data-text="long">'],
    ['of a few letters in Chinese', '所有**行**', '<td data-text="short">'],
    ['of a few letters and code', '行：`row`', '<td>'],
    ['of code', '`getRows()`, `getCells()`', '<td>'],
    ['of a word or two, which break at a space', 'All **rows**', '<td>'],
  ])('tell the site how long the text of a cell is: %s', async (_, text, cell) => {
    expect(await bodyOf(`| A |\n| - |\n| ${text} |\n`)).toContain(`<tr>\n${cell}`);
  });

  it.each([
    [2, '<table>'],
    [3, '<table data-text="much">'],
  ])('tell the site whether %i long texts of a row leave room for each other', async (count, table) => {
    const row = (texts: string[]) => `| ${texts.join(' | ')} |\n`;
    const long = Array.from({ length: 4 }, (_, at) => (at < count ? 'The rows that are selected' : 'All'));

    expect(
      await bodyOf(row(['A', 'B', 'C', 'D']) + row(['-', '-', '-', '-']) + row(long) + row(long)),
    ).toContain(`\n${table}\n`);
  });

  it('above every heading have no name', async () => {
    expect(await bodyOf('| A |\n| - |\n| b |\n')).toMatch(
      /^<div class="table-wrapper" tabindex="0">\n<table>/,
    );
  });
});

describe('words', () => {
  it.each([
    [
      'raw HTML',
      '<details>\n<summary>More</summary>\n\nText **b**\n\n</details>\n',
      '<details>\n<summary>More</summary>\n<p>Text <strong>b</strong></p>\n</details>',
    ],
    ['keys', '<kbd class="key">Ctrl</kbd>\n', '<p><kbd class="key">Ctrl</kbd></p>'],
    ['comments in a line', 'A <!-- hidden -->B\n', '<p>A B</p>'],
    ['comments over lines', '<!-- hidden\n\n## Not here\n-->\n\nA\n', '<p>A</p>'],
    ['strong text beside Chinese punctuation', '请参阅**“列”**。\n', '<p>请参阅<strong>“列”</strong>。</p>'],
    [
      'a line break between Chinese sentences',
      '第一句。\n第二句`a`\n是。\n`b` 吗\n',
      '<p>第一句。第二句<code>a</code>\n是。<code>b</code> 吗</p>',
    ],
    ['a line break between English words', 'one\ntwo — \nthree\n', '<p>one\ntwo —\nthree</p>'],
    ['deleted text', '~~A~~\n', '<p><s>A</s></p>'],
  ])('pass: %s', async (_, markdown, html) => {
    const loaded = await loadBody(markdown);

    expect(htmlOf(loaded).replaceAll(/\n+/g, '\n')).toBe(html);
    expect(loaded.toc).toEqual([]);
  });

  it('are counted: letters of Latin words, characters of Chinese, no code', async () => {
    const { facts } = await loadBody(
      "## It's a title\n\nDon't count `code` or <b>tags</b>. 数据网格 Grid。\n\n```text\nno\n```\n",
    );

    expect(facts.words).toBe(3 + 4 + 5);
  });
});

describe('private characters of an author', () => {
  it.each([
    ['\uE0000\uE001 \uE002', '<p>\uFFFD0\uFFFD \uFFFD</p>'],
    ['&#xE000;0&#xe001; &#57346;', '<p>\uFFFD0\uFFFD \uFFFD</p>'],
    ['[a](/x/%EE%80%80/)', '<p><a href="~/x/%EE%80%80/">a</a></p>'],
    [
      '<https://a.org/%EE%80%82>',
      '<p><a href="https://a.org/%EE%80%82" rel="noopener">https://a.org/%EE%80%82</a></p>',
    ],
  ])('are not taken for marks: %j', async (markdown, html) => {
    expect(await bodyOf(markdown)).toBe(html);
  });

  it('are named at each place, written as characters or as entities, in the front matter too', async () => {
    const body = 'A \uE000 B\n\n&#xE001; `\uE002`\n';
    const { facts } = await loadSample({
      'index.md': `---\ntitle: A\uE003B\ndescription: A page.\n---\n${body}`,
    });

    expect(
      facts.problems.map(
        ({ code, message, place }) => `${code} ${message.split('.')[0]} ${place?.line}:${place?.column}`,
      ),
    ).toEqual([
      'MARK_CHARACTER The text contains the private-use character U+E003 2:9',
      'MARK_CHARACTER The text contains the private-use character U+E000 5:3',
      'MARK_CHARACTER The text contains the private-use character U+E001 7:1',
      'MARK_CHARACTER The text contains the private-use character U+E002 7:11',
    ]);
  });
});

describe('control characters', () => {
  it.each([
    ['ESC', '\u001b', '001B'],
    ['BEL', '\u0007', '0007'],
    ['BS', '\b', '0008'],
    ['VT', '\v', '000B'],
    ['NUL', '\0', '0000'],
    ['CSI', '\u009b', '009B'],
  ])('are named at the first place: %s', async (_, character, code) => {
    const { facts } = await loadBody(`One.\n\nA ${character} b ${character}\tc.\n`);

    expect(facts.problems).toMatchObject([
      {
        code: 'CONTROL_CHARACTER',
        message: expect.stringContaining(`U+${code}.`),
        place: { line: 7, column: 3 },
      },
    ]);
  });

  it('are named in the code of a demo, once for source and twin', async () => {
    const loaded = await loadBody('{{"demo": "Bars.tsx"}}\n', {
      'Bars.tsx': "export default function Bars(): string {\n  return 'a\0b';\n}\n",
    });

    expect(problemsOf(loaded)).toEqual(['CONTROL_CHARACTER Bars.tsx:2:12']);
  });
});
