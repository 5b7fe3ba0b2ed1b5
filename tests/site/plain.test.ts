import { describe, expect, it } from 'vitest';
import type { Content, Part } from '../../generator/page/content';
import { slot } from '../../generator/page/marks';
import type { PageProps } from '../../generator/page/page';
import { markdownPage } from '../../generator/steps/7-compose/markdown/markdown-page';
import { components } from '../../site/page/components';
import { plainComponents } from '../../site/plain/plain-components';
import { renderPlain } from '../../site/plain/render-plain';
import { demoOf, demoPart, pageProps, text } from './page-props';

const frame = { address: 'https://mui.com/x/react-charts/bars/', origin: 'https://mui.com', language: 'en' };

/** A page as Markdown, below what stands above it. Slots stand for themselves. */
function markdownOf(own: Partial<PageProps>): string {
  const { html } = renderPlain(pageProps(own));
  return markdownPage({ title: '', html }, frame).text.replace(/^---\n.*?\n---\n\n/s, '');
}

const withParts = (...parts: Part[]) => markdownOf({ content: text({ parts }) });

const placed = (component: string, props: Record<string, unknown> = {}) =>
  withParts({ kind: 'component', component, props });

const reference = (own: object): Content => ({
  kind: 'reference',
  reference: {
    kind: 'component',
    name: 'BarPlot',
    imports: [],
    usedBy: [],
    props: [],
    slots: [],
    classes: [],
    nativeProps: false,
    inheritance: [],
    ...own,
  },
});

describe('a page without anything to press', () => {
  it('begins with its title and what it is about', () => {
    expect(withParts({ kind: 'html', html: 0 })).toBe(
      `# Charts - Bars\n\nCompare quantities.\n\n${slot(0)}\n`,
    );
    expect(renderPlain(pageProps())).toMatchObject({
      title: 'Charts - Bars',
      description: 'Compare quantities.',
    });
  });

  it('has a demo as its TypeScript, with a link to where it runs', () => {
    expect(withParts(demoPart())).toContain(
      `[Demo: BarsBasic](https://mui.com/x/react-charts/bars/#BarsBasic)\n\n${slot(1)}\n`,
    );
    expect(withParts(demoPart())).not.toContain(slot(2));
  });

  it('names the files of a demo that has several', () => {
    const files = [
      { name: 'BarsBasic.tsx', html: 1 },
      { name: 'rows.ts', html: 3 },
    ];
    const part = demoPart({ variants: [{ language: 'TS', styling: 'system', files }] });

    expect(withParts(part)).toContain(`\`BarsBasic.tsx\`\n\n${slot(1)}\n\n\`rows.ts\`\n\n${slot(3)}`);
  });

  it('has every way of a code group below its name', () => {
    const tabs = ['npm', 'pnpm'].map((tab, html) => ({ tab, language: 'bash', html }));

    expect(withParts({ kind: 'codeblock', tabs })).toContain(
      `**npm**\n\n${slot(0)}\n\n**pnpm**\n\n${slot(1)}`,
    );
  });

  it('says of a text in another language that it is one', () => {
    expect(markdownOf({ userLanguage: 'zh', url: '/zh/x/react-charts/bars/' })).toContain('> [!NOTE]\n> **');
  });

  it('says of a page without a text what stands around it', () => {
    const menu = [
      { title: 'Lines', url: '/x/react-charts/lines/', pathname: '/x/react-charts/lines' },
      { title: 'Bars', url: '/x/react-charts/bars/', pathname: '/x/react-charts/bars' },
    ];

    expect(markdownOf({ content: { kind: 'unwritten' }, menu })).toContain(
      '## Around this page\n\n- [Lines](https://mui.com/x/react-charts/lines/)\n',
    );
  });

  it('lists what lies below an index', () => {
    const entries = [{ title: 'Lines', url: '/x/react-charts/lines/', pathname: '/l', plan: 'pro' as const }];

    expect(markdownOf({ content: { kind: 'index', entries } })).toContain(
      '- [Lines](https://mui.com/x/react-charts/lines/) Pro plan\n',
    );
  });
});

describe('a page of the API reference', () => {
  it('has its members as a table, with all that is said of them', () => {
    const props = [
      {
        name: 'rows',
        anchor: 'prop-rows',
        required: true,
        type: [[{ text: "'a'" }], [{ text: 'Row', pathname: '/x/api/row' }, { text: '[]' }]],
        default: '[]',
        description: { html: 0 },
        plan: 'pro',
        onlyWith: { member: 'kind', values: ["'b'"] },
        deprecated: { reason: { html: 1 } },
        signature: {
          parameters: [
            { name: 'one', type: [[{ text: 'number' }]], description: { html: 2 } },
            { name: 'two', type: [[{ text: 'number' }]] },
          ],
          returns: { type: [[{ text: 'Row' }]], description: { html: 3 } },
        },
      },
    ];
    const row = markdownOf({ content: reference({ props }) })
      .split('\n')
      .find((line) => line.includes('`rows`'));

    expect(row).toBe(
      `| \`rows\`\\* Pro plan | \`'a' \\| Row[]\` | \`[]\` | ${slot(0)}<br>Only with \`kind: 'b'\`<br>**Deprecated**<br>${slot(1)}<br>\`one\`: ${slot(2)}<br>Returns: ${slot(3)} |`,
    );
  });

  it('has the sections of the drawn page, in its order', () => {
    const member = { name: 'bar', anchor: 'slot-bar', required: false, type: [[{ text: 'Bar' }]] };
    const page = markdownOf({
      content: reference({
        imports: [{ html: 0 }],
        example: {
          kind: 'demo',
          demo: demoOf(),
          title: 'Charts - Bars',
          url: '/x/react-charts/bars/#BarsBasic',
        },
        usedBy: [
          { title: 'Charts - Bars', url: '/x/react-charts/bars/', by: 'guide', description: 'Of bars.' },
        ],
        props: [member],
        slots: [member],
        classes: [{ name: 'root', anchor: 'class-root', className: '.MuiBar-root', state: true }],
        inheritance: [{ name: 'Plot', url: '/x/api/plot/' }],
        theme: { name: 'MuiBarPlot', defaultProps: true, styleOverrides: true },
        source: 'packages/x-charts/src/BarPlot.tsx',
      }),
    });

    expect([...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'BarPlot API',
      'Usage',
      'Guides',
      'Props',
      'Inheritance',
      'In a theme',
      'Slots',
      'CSS classes',
      'Source code',
    ]);
    expect(page).toContain('[Demo: BarsBasic](https://mui.com/x/react-charts/bars/#BarsBasic)');
    expect(page).toContain('From the guide [Bars](https://mui.com/x/react-charts/bars/#BarsBasic)');
    expect(page).toContain('1. [Bars](https://mui.com/x/react-charts/bars/): Of bars.');
  });
});

describe('what a marker places', () => {
  it('is told for every component but one that is only to be pressed', () => {
    expect(Object.keys(components).filter((name) => !(name in plainComponents))).toEqual(['Checklist']);
  });

  it.each([
    ['PlanComparison', {}, '| **Data Grid** | | | |'],
    ['PlanComparison', {}, '| Not included | Included | Included |'],
    [
      'ReleaseNotes',
      { version: '7.18.0' },
      '**Data Grid**\n\n- [Row spanning](https://mui.com/x/react-data-grid/row-spanning/): ',
    ],
    ['ReleaseTimeline', {}, '1. [7.18.0](https://mui.com/x/react-charts/bars/#7-18-0) '],
    ['Installation', {}, '| Data Grid | Community | `npm install @mui/x-data-grid'],
    ['ChartGallery', {}, '[Heatmap](https://mui.com/x/react-charts/heatmap/) Pro plan `Heatmap`'],
    [
      'SectionPages',
      {
        data: {
          kind: 'pages',
          pages: [{ pathname: '/l', title: 'Lines', url: '/l/', description: 'Of lines.' }],
        },
      },
      '- [Lines](https://mui.com/l/): Of lines.\n',
    ],
    [
      'DataGridEvents',
      {
        data: {
          kind: 'events',
          events: [
            { name: 'rowClick', anchor: 'e', parameters: [{ name: 'params', type: [[{ text: 'Row' }]] }] },
          ],
        },
      },
      '| `rowClick` | `params: Row` | |',
    ],
    [
      'DataGridSelectors',
      {
        data: {
          kind: 'selectors',
          selectors: [
            { name: 'rowsSelector', anchor: 's', category: 'Rows', returns: [[{ text: 'Row[]' }]] },
          ],
        },
      },
      '### Rows\n\n| Name | Returns | Description |\n| - | - | - |\n| `rowsSelector` | `Row[]` | |',
    ],
    [
      'MaterialProps',
      {
        data: {
          kind: 'props',
          name: 'Button',
          props: [],
          nativeProps: true,
          refGives: 'HTMLButtonElement',
          inheritance: [{ name: 'ButtonBase', url: '/b/' }],
        },
      },
      '- Button also takes the props of: [ButtonBase](https://mui.com/b/)\n',
    ],
  ])('is a list or a table of %s', (component, props, expected) => {
    expect(placed(component, props)).toContain(expected);
  });

  it('is nothing where what it asks for is not there', () => {
    const page = markdownOf({ content: text({ parts: [] }) });

    expect(placed('SectionPages')).toBe(page);
    expect(placed('MaterialProps')).toBe(page);
    expect(placed('DataGridEvents')).toBe(page);
  });
});
