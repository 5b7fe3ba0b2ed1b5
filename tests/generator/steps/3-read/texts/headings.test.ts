import { describe, expect, it } from 'vitest';
import { FOLDER, HEADER, htmlOf, loadBody, loadSample, problemsOf, sampleText } from './load-sample';

const hashes = async (body: string): Promise<string[]> => (await loadBody(body)).toc.map(({ hash }) => hash);

describe('ids', () => {
  it.each([
    ['Column definition', 'column-definition'],
    ['`DataGrid` props', 'datagrid-props'],
    ["What's new?", 'whats-new'],
    ['What’s new?', 'whats-new'],
    ['Drag & drop', 'drag-drop'],
    ['`<DataGrid />`', 'datagrid'],
    ['`(value) => string`', 'value-string'],
    ['a > b', 'a-b'],
    ['API: `useGridApiRef()`', 'api-usegridapiref'],
    ['snake_case/path.ts', 'snake-case-path-ts'],
    ['🚀 Fast 👩‍💻 start', 'fast-start'],
    ['--- dashes ---', 'dashes'],
    ['“Quoted” – dash', 'quoted-dash'],
    ['**Bold** [link](/x/a/)', 'bold-link'],
    ['Pro [<span class="plan-pro"></span>](/x/a/ "Pro plan")', 'pro'],
    ['列定义', '列定义'],
    ['列（Column）、行：基础', '列-column-行-基础'],
    ['Café Ünïcode', 'café-ünïcode'],
    ['7.18.0', '7-18-0'],
    ['???', 'section'],
  ])('of %j is %j', async (heading, id) => {
    expect(await hashes(`## ${heading}\n`)).toEqual([id]);
  });

  it('are counted over h2 and h3 together', async () => {
    expect(await hashes('## Demo\n\n### Demo\n\n## Demo\n')).toEqual(['demo', 'demo-2', 'demo-3']);
  });

  it('never meet a heading that is called like a counted one', async () => {
    expect(await hashes('## Demo\n\n## Demo\n\n## Demo 2\n')).toEqual(['demo', 'demo-2', 'demo-2-2']);
  });

  it('never meet an id of raw HTML, wherever that stands', async () => {
    expect(await hashes('## Demo\n\nText <span id="demo"></span>\n')).toEqual(['demo-2']);
  });

  it('do not depend on how accents are encoded', async () => {
    expect(await hashes(`## ${'é'.normalize('NFD')}\n`)).toEqual(['é'.normalize('NFC')]);
  });
});

describe('the id of the reference site', () => {
  const aliases = async (body: string): Promise<string[]> => {
    const { facts, toc } = await loadBody(body);
    return facts.anchors.filter((anchor) => !toc.some(({ hash }) => hash === anchor));
  };

  it.each([
    ['✅ Do this', '✅-do-this'],
    ['Tips ⚠️ first', 'tips-\uFE0F-first'],
    ['Drag & drop', 'drag-amp-drop'],
    ['Say "yes"', 'say-quot-yes-quot'],
    ['a > b', 'a-gt-b'],
  ])('of %j is %j, and leads to the section as well', async (heading, id) => {
    expect(await aliases(`## ${heading}\n`)).toEqual([id]);
  });

  it.each([['Plain words'], ['🚀 Fast'], ['`<DataGrid />`'], ["What's new?"], ['`(value) => string`']])(
    'of %j is ours',
    async (heading) => {
      expect(await aliases(`## ${heading}\n`)).toEqual([]);
    },
  );

  it('is counted as there, and stays with whoever has it already', async () => {
    expect(await aliases('## A & b\n\n## A & b\n\n## A amp b\n')).toEqual(['a-amp-b-2', 'a-amp-b-3']);
  });

  it('is the one of the original in a translation', async () => {
    const { facts } = await loadSample(
      { 'index.md': `${HEADER}## Drag & drop\n`, 'index.zh.md': `${HEADER}## 拖放\n` },
      { text: sampleText('index.zh.md', 'zh'), english: sampleText('index.md', 'en') },
    );

    expect(facts.anchors).toEqual(['drag-drop', 'drag-amp-drop']);
  });
});

describe('HTML', () => {
  it('has a link beside the heading that is called like it', async () => {
    expect(htmlOf(await loadBody('## A "b" & `c`\n'))).toBe(
      '<div class="section-heading"><span class="former-id" id="a-quot-b-quot-amp-c"></span>' +
        '<h2 id="a-b-c">A &quot;b&quot; &amp; <code>c</code></h2>' +
        '<a class="anchor-link" href="#a-b-c" aria-label="A &quot;b&quot; &amp; c"></a></div>',
    );
  });

  it('leaves headings of the fourth level plain', async () => {
    const loaded = await loadBody('## A\n\n### B\n\n#### C\n');

    expect(htmlOf(loaded)).toContain('<h4>C</h4>');
    expect(loaded.toc).toEqual([
      { hash: 'a', title: 'A', level: 2 },
      { hash: 'b', title: 'B', level: 3 },
    ]);
  });

  it('lists plain words in the contents', async () => {
    const { toc } = await loadBody('## The `a` & [b](/x/) <kbd>c</kbd>\n');

    expect(toc).toEqual([{ hash: 'the-a-b-c', title: 'The a & b c', level: 2 }]);
  });
});

describe('outline', () => {
  it.each([
    ['### First\n', ['HEADING_LEVEL_SKIPPED 5:1']],
    ['## A\n\n#### B\n', ['HEADING_LEVEL_SKIPPED 7:1']],
    ['# A\n\n## B\n\n### C\n\n## D\n', []],
    ['# A\n\n# B\n', ['SECOND_PAGE_TITLE 7:1']],
  ])('of %j', async (body, expected) => {
    expect(problemsOf(await loadBody(body))).toEqual(expected);
  });
});

describe('a translation', () => {
  const translation = (chinese: string, original: string) =>
    loadSample(
      { 'index.md': HEADER + original, 'index.zh.md': HEADER + chinese },
      { text: sampleText('index.zh.md', 'zh'), english: sampleText('index.md', 'en') },
    );

  it('takes the ids of its original in their order', async () => {
    const { toc } = await translation(
      '## 列\n\n### 宽度\n\n## 列\n',
      '## Columns\n\n### Width\n\n## Columns\n',
    );

    expect(toc).toEqual([
      { hash: 'columns', title: '列', level: 2 },
      { hash: 'width', title: '宽度', level: 3 },
      { hash: 'columns-2', title: '列', level: 2 },
    ]);
  });

  it('takes its own words for headings beyond, unlike all ids of the original', async () => {
    const { toc } = await translation('## 列\n\n## Columns\n\n## 更多\n', '## Columns\n');

    expect(toc.map(({ hash }) => hash)).toEqual(['columns', 'columns-2', '更多']);
  });

  it('takes the ids that the original really has beside its demos and HTML', async () => {
    const { toc } = await translation('## 一\n', '<i id="one"></i>\n\n## One\n');

    expect(toc[0]?.hash).toBe('one-2');
  });

  it('is told where its levels part from the original', async () => {
    const loaded = await translation('## 一\n\n### 二\n', '## One\n\n## Two\n');

    expect(problemsOf(loaded)).toEqual(['TRANSLATED_HEADING_LEVEL_DIFFERS 7:1']);
  });

  it('is loaded when its original cannot be read', async () => {
    const loaded = await loadSample(
      { 'index.zh.md': `${HEADER}## 一\n` },
      { text: sampleText('index.zh.md', 'zh'), english: sampleText('gone.md', 'en') },
    );

    expect(loaded.toc).toEqual([{ hash: '一', title: '一', level: 2 }]);
    expect(loaded.facts.problems[0]?.message).toContain(`${FOLDER}/gone.md`);
  });
});
