import { readFileSync } from 'node:fs';
import { fromHtml } from '@takumi-rs/helpers/html';
import type { MeasuredNode, Renderer } from '@takumi-rs/wasm';
import glob from 'fast-glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { navigation } from '../../data/navigation';
import type { NavigationEntry } from '../../generator/contract/navigation';
import { PICTURE_SIZE, type PictureProps } from '../../generator/page/picture';
import { splitFrontMatter } from '../../generator/steps/3-read/texts/front-matter/split-front-matter';
import { openRenderer } from '../../generator/steps/6-render/pictures/draw-picture';
import { pagePictures } from '../../site/pictures/page-pictures';

type Language = 'en' | 'zh';

const dictionary = (language: Language) => JSON.parse(readFileSync(`translations/${language}.json`, 'utf8'));

const dictionaries = { en: dictionary('en'), zh: dictionary('zh') };

function pageWith(language: Language, props: Partial<PictureProps>): PictureProps {
  return {
    userLanguage: language,
    words: { en: dictionaries.en.interface, zh: dictionaries.zh.interface },
    pathname: '/x/react-charts/bars',
    url: '/x/react-charts/bars/',
    title: 'Bars',
    description: '',
    drawings: [],
    parents: [
      { title: 'Charts', url: '/x/react-charts/', pathname: '/x/react-charts-group' },
      { title: 'Components', url: '/x/react-charts/', pathname: '/x/components', subheader: true },
    ],
    ...props,
  };
}

/** What stands above the texts of a language. */
function headersOf(language: Language): { title: string; description: string }[] {
  const files = glob.sync(`data/pages/**/index${language === 'en' ? '' : '.zh'}.md`);
  return files.map((file) => {
    const { title = '', description = '' } =
      parse(splitFrontMatter(readFileSync(file, 'utf8')).yaml ?? '') ?? {};
    return { title, description };
  });
}

function titlesIn(entries: readonly NavigationEntry[]): string[] {
  return entries.flatMap(({ title, children = [] }) => [...(title ? [title] : []), ...titlesIn(children)]);
}

/** Every title that a page of a language may have: of its text, of the menu, of the title table. */
function titlesOf(language: Language): string[] {
  const own = headersOf(language).map(({ title }) => title);
  const table = Object.values<string>(dictionaries[language].pages);
  return [...new Set([...own, ...table, ...titlesIn(navigation)])].filter(Boolean);
}

let renderer: Renderer;

beforeAll(async () => {
  renderer = await openRenderer(
    pagePictures.faces.map((face) => ({ ...face, bytes: readFileSync(face.file) })),
  );
});

/** Lines of text as they would be drawn, from the corner of the picture on. */
interface Line {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function linesOf(page: PictureProps): Promise<Line[]> {
  const { html, styles } = pagePictures.draw(page);
  const { node } = fromHtml(html);
  return linesIn(await renderer.measure(node, { ...PICTURE_SIZE, css: [styles] }));
}

function linesIn({ transform, runs, children }: MeasuredNode): Line[] {
  const [, , , , x, y] = transform;
  const own = runs.map((run) => ({
    text: run.text,
    left: x + run.x,
    top: y + run.y,
    right: x + run.x + run.width - hangingSpace(run),
    bottom: y + run.y + run.height,
  }));
  return [...joined(own), ...children.flatMap(linesIn)];
}

/** A space at the end of a line hangs over its edge and shows nothing. */
function hangingSpace({ text, height }: MeasuredNode['runs'][number]): number {
  return text.endsWith(' ') ? height / 5 : 0;
}

/** Runs of two faces in one line are told apart: where the next goes on to the right, it is the same line. */
function joined(runs: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    if (!last || run.left < last.right - 1) lines.push({ ...run });
    else {
      const { text, left, top, bottom } = last;
      lines[lines.length - 1] = {
        text: text + run.text,
        left,
        top: Math.min(top, run.top),
        right: run.right,
        bottom: Math.max(bottom, run.bottom),
      };
    }
  }
  return lines;
}

const INVISIBLE = /[\s\u200b]/g;

function textOf(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text)
    .join('')
    .replace(INVISIBLE, '');
}

/** The column of words; the drawing stands to its right, and a chart needs more room than cells. */
const COLUMN = { left: 72, right: 788, top: 60, bottom: 570 };
const BESIDE_CHART = { ...COLUMN, right: 612 };

function outside(lines: readonly Line[], column = COLUMN): Line[] {
  return lines.filter(
    ({ left, right, top, bottom }) =>
      left < column.left - 1 || right > column.right + 1 || top < column.top || bottom > column.bottom,
  );
}

describe.each<Language>(['en', 'zh'])('the picture of a page in the language %s', (language) => {
  it('has room for every title of the site, whole', async () => {
    const titles = titlesOf(language);
    const cut: string[] = [];
    for (const title of titles) {
      const lines = await linesOf(pageWith(language, { title, plan: 'premium' }));
      const name = title.slice(title.indexOf(' - ') + 1).replace(INVISIBLE, '');
      if (outside(lines).length > 0 || !textOf(lines).includes(name.replace(/^-/, ''))) cut.push(title);
    }

    expect(titles.length).toBeGreaterThan(300);
    expect(cut).toEqual([]);
  });

  it('has room for every description of the site, whole, below the title', async () => {
    const cut: string[] = [];
    for (const { title, description } of headersOf(language)) {
      const lines = await linesOf(pageWith(language, { title, description }));
      const isWhole = textOf(lines).includes(description.replace(INVISIBLE, ''));
      if (outside(lines).length > 0 || overlapping(lines) || !isWhole) cut.push(title);
    }

    expect(cut).toEqual([]);
  });
});

describe.each<Language>(['en', 'zh'])('beside a chart, in the language %s', (language) => {
  it('there is room for every description of the site, whole, below its title', async () => {
    const drawings = [{ html: '<svg width="320" height="300"><path d="M0 0h9"></path></svg>', styles: '' }];
    const cut: string[] = [];
    for (const { title, description } of headersOf(language)) {
      const lines = await linesOf(pageWith(language, { title, description, drawings }));
      const isWhole = textOf(lines).includes(description.replace(INVISIBLE, ''));
      if (outside(lines, BESIDE_CHART).length > 0 || overlapping(lines) || !isWhole) cut.push(title);
    }

    expect(cut).toEqual([]);
  });
});

/** Whether two lines of the column stand over each other: by more than their leading. */
function overlapping(lines: readonly Line[]): boolean {
  const sorted = lines.filter(({ left }) => left < 80).sort((a, b) => a.top - b.top);
  return sorted.some((line, at) => {
    const next = sorted[at + 1];
    return (
      next !== undefined &&
      next.top + (next.bottom - next.top) / 4 < line.bottom - (line.bottom - line.top) / 4
    );
  });
}

describe('a title', () => {
  it('that is one long name breaks between its words', async () => {
    const title = 'GridAggregationPremiumSlotsComponentsProps';
    const lines = await linesOf(pageWith('en', { title, parents: [] }));
    const own = lines.map(({ text }) => text.replace(INVISIBLE, '')).filter((text) => title.includes(text));

    expect(own.join('')).toBe(title);
    expect(own.length).toBeGreaterThan(1);
    expect(own.every((text) => /^[A-Z]/.test(text))).toBe(true);
  });

  it.each(['Customization', 'Internationalization', '自定义 Internationalization'])(
    'that is the long word of %j is set so small beside a chart that it stays whole',
    async (title) => {
      const drawings = [{ html: '<svg width="320" height="300"><path d="M0 0h9"></path></svg>', styles: '' }];
      const lines = await linesOf(pageWith('en', { title, parents: [], drawings }));

      expect(lines.some(({ text }) => text.replace(INVISIBLE, '').endsWith(title.replace(/.* /, '')))).toBe(
        true,
      );
    },
  );

  it('that is one word without a place to break is broken all the same', async () => {
    expect(outside(await linesOf(pageWith('en', { title: 'a'.repeat(120) })))).toEqual([]);
  });

  it('is cut with an ellipsis where nothing would make it fit', async () => {
    expect(
      outside(await linesOf(pageWith('zh', { title: '图表'.repeat(80), description: '数据'.repeat(200) }))),
    ).toEqual([]);
  });
});

it('Chinese lines begin with no comma or full stop, and end with no opening quotation mark', async () => {
  const sentence = '用竖直或水平的柱子，按类别比较数量：“并排”或“堆叠”，支持标签、颜色、点击和动画。';
  for (let length = 0; length < 20; length += 1) {
    const description = '图'.repeat(length) + sentence;
    const lines = await linesOf(pageWith('zh', { title: '柱状图', description }));
    const own = lines.map(({ text }) => text.trim()).filter((text) => description.includes(text));

    expect(own.filter((text) => /^[，。：、”]|“$/.test(text))).toEqual([]);
  }
});

it('says where a page stands, what it is called, which plan it needs, and the same in words', async () => {
  const page = pageWith('zh', { title: '图表 - 热力图', plan: 'pro' });

  expect((await linesOf(page)).map(({ text }) => text)).toEqual([
    'MUI X',
    'Charts / Components',
    '热力图',
    'Pro 版',
    '7.18.0',
  ]);
  expect(pagePictures.draw(page).alt).toBe('MUI X – Charts / Components – 热力图');
});

it.each([
  ['the product, where a group leads to this very page', '图表 - 概览', 'MUI X – 图表 – 概览'],
  ['nothing twice, where the product is the site', 'MUI X - 概览', 'MUI X – 概览'],
])('says of an overview %s', (_, title, alt) => {
  expect(pagePictures.draw(pageWith('zh', { title, parents: [] })).alt).toBe(alt);
});

describe('a page of the API reference', () => {
  it.each<[Language, PictureProps['reference'], string]>([
    ['en', { kind: 'component', name: 'BarChart' }, 'The props, slots and CSS classes of BarChart'],
    ['zh', { kind: 'interface', name: 'BarSeries' }, 'BarSeries 的'],
    ['en', { kind: 'index' }, 'Every component and interface of Charts'],
  ])('says what it holds in the language %s: %j', (language, reference, told) => {
    const page = { reference, pathname: '/x/api/charts', url: '/x/api/charts/', title: 'BarChart' };

    expect(pagePictures.draw(pageWith(language, page)).html).toContain(told);
  });
});

describe('a page whose first demo is HTML', () => {
  const demo = '<ul><li>Apples from the garden</li><li>Pears</li></ul>';
  const page = pageWith('en', { drawings: [{ html: demo, styles: '.demo-a{color:red}' }] });

  it('shows it with its rules, and without it where it does not fit', () => {
    const { html, styles, spare } = pagePictures.draw(page);

    expect(html).toContain(demo);
    expect(styles).toContain('.demo-a{color:red}');
    expect(spare?.html).not.toContain('Apples');
    expect(spare?.styles).not.toContain('.demo-a');
  });

  it('has a spare picture that is the one of a page without a demo', () => {
    expect(pagePictures.draw(page).spare?.html).toBe(pagePictures.draw({ ...page, drawings: [] }).html);
  });

  it('is shown by the first of its demos that can be drawn', () => {
    const drawings = ['<button>Go</button>', demo, '<p>Lemons, quinces, and figs</p>'].map((html) => ({
      html,
      styles: '',
    }));
    const { html } = pagePictures.draw({ ...page, drawings });

    expect(html).toContain(demo);
    expect(html).not.toContain('quinces');
  });
});

describe('a page whose first demo is a table of HTML', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const tableWith = (rows: string[]) =>
    `<div class="paper"><table><thead><tr class="a"><th>Boat</th><th class="x-alignRight">Points</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  const drawn = (html: string) =>
    pagePictures.draw(pageWith('en', { drawings: [{ html, styles: '' }] })).html;
  const boats = [row('Curlew', '<b>12</b>', '<button></button>'), row('Osprey', '7', '<svg></svg>')];

  it('shows its words, with numbers on the right and without columns that say nothing', () => {
    const html = drawn(tableWith(boats));

    expect(html.match(/class="grid-row/g)).toHaveLength(3);
    expect(html).toMatch(/class="grid-cell grid-right"[^>]*>Points<.*class="grid-cell grid-right"[^>]*>12</);
    expect(html.match(/class="grid-cell/g)).toHaveLength(6);
  });

  it('shows as many rows as there is room for', () => {
    const html = drawn(tableWith(Array.from({ length: 40 }, (_, at) => row(`Boat ${at}`, `${at}`, ''))));

    expect(html).toContain('Boat 6');
    expect(html).not.toContain('Boat 7');
  });

  it.each([
    ['has words around it', `<p>Results</p>${tableWith(boats)}`],
    ['comes with another one', tableWith(boats) + tableWith(boats)],
    ['has cells that span others', tableWith(['<tr><td colspan="2">Curlew</td></tr>', ...boats])],
    ['has one row', tableWith([boats[0] ?? ''])],
    ['has words that cannot be set', tableWith([row('苍鹭', '1', ''), ...boats])],
  ])('is as one without a demo where that %s', (_, html) => {
    expect(drawn(html)).toBe(pagePictures.draw(pageWith('en', { drawings: [] })).html);
  });
});
