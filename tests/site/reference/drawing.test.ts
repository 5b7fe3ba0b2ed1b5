import { describe, expect, it } from 'vitest';
import { slot } from '../../../generator/page/marks';
import type { ReferenceExample, ReferenceLink } from '../../../generator/page/reference';
import { SOURCE } from '../../../site/demo/source-hook';
import { serverEntry } from '../../../site/entries/server';
import { demoOf, pageProps, text as textOf } from '../page-props';
import { anInterface, component, drawn, member } from './reference-page';

/** What a reader sees; places where a name may be broken show nothing. */
const text = (body: string): string =>
  body
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** What stands between the beginning of a row and that of the next. */
const rowOf = (body: string, id: string): string =>
  new RegExp(`<div id="${id}">.*?(?=<div id="|</dl>)`, 's').exec(body)?.[0] ?? '';

const guide = (title: string, description: string): ReferenceLink => ({
  title,
  url: `/${title}/`,
  by: 'guide',
  description,
});

const demoExample: ReferenceExample = {
  kind: 'demo',
  demo: demoOf({
    options: { defaultCodeOpen: true },
    variants: [{ language: 'TS', styling: 'system', files: [{ name: 'BarsBasic.tsx', html: 7 }] }],
  }),
  title: 'Charts - Bars',
  url: '/x/bars/#BarsBasic',
};

describe('a page of a component', () => {
  it('has its name alone as title, and says in the head that it is of the API', () => {
    const { head, body } = drawn(component());

    expect(body).toContain('>BarChart</h1>');
    expect(head).toContain('<title>BarChart API - MUI X</title>');
    expect(head).toMatch(/name="description" content="The props, slots and CSS classes of BarChart/);
  });

  it('has a row for each prop, with an anchor that links to itself', () => {
    const { body } = drawn(component());

    expect(body).toContain('<div id="prop-series"><dt><a href="#prop-series">');
    expect(text(rowOf(body, 'prop-series'))).toContain('series string required');
    expect(text(rowOf(body, 'prop-layout'))).toContain('layout string = &#x27;vertical&#x27;');
  });

  it('shows a demo with its whole code and the guide that it is from', () => {
    const { body } = drawn(component({ example: demoExample }));

    expect(body.indexOf('id="import"')).toBeLessThan(body.indexOf('id="BarsBasic"'));
    expect(body.indexOf('id="BarsBasic"')).toBeLessThan(body.indexOf('id="props"'));
    expect(body).toContain('data-demo="BarsBasic"');
    expect(body).toMatch(
      new RegExp(`<details [^>]*data-x="${SOURCE}"[^>]* open=""|<details data-x="${SOURCE}" open=""`),
    );
    expect(body).toContain('<a href="/x/bars/#BarsBasic">Bars</a>');
    expect(body).toContain(slot(7));
  });

  it('has the words of the editor where it has a demo, and only there', () => {
    expect(drawn(component({ example: demoExample })).body).toContain('data-edit-words');
    expect(drawn(component({ example: { kind: 'code', html: 7 } })).body).not.toContain('data-edit-words');
  });

  it('numbers its guides in their order, and says of each what it is about', () => {
    const usedBy = [guide('Charts - Bars', 'What bars show.'), guide('Charts - Labels', '')];
    const { body } = drawn(component({ usedBy }));
    const list = /<ol start.*?<\/ol>/s.exec(body)?.[0] ?? '';

    expect(list).toMatch(/^<ol start="1"/);
    expect([...list.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title)).toEqual(['Bars', 'Labels']);
    expect(list).toContain('<p>What bars show.</p>');
  });

  it('folds all but the first of many guides, which go on counting', () => {
    const usedBy = Array.from({ length: 9 }, (_, at) => guide(`Charts - Page ${at}`, ''));
    const folded = /<details[^>]*><summary>3 more guides<\/summary>(.*?)<\/details>/s.exec(
      drawn(component({ usedBy })).body,
    )?.[1];

    expect(folded).toMatch(/^<ol start="7"/);
    expect(folded?.match(/<li/g)).toHaveLength(3);
  });

  it('may break a type between names, never within one', () => {
    const type = [[{ text: 'React.JSXElementConstructor<PickersArrowSwitcherProps>' }]];
    const { body } = drawn(component({ props: [member('series', { type })] }));

    expect(body).toContain('React.<wbr/>JSXElementConstructor&lt;<wbr/>PickersArrowSwitcherProps&gt;');
  });

  it('lists its sections in the contents, and no member of them', () => {
    const { body } = drawn(component({ usedBy: [guide('Bars', '')] }));
    const contents = /<nav id="page_contents".*?<\/nav>/s.exec(body)?.[0] ?? '';

    expect([...contents.matchAll(/href="#([^"]+)"/g)].map(([, hash]) => hash)).toEqual([
      'import',
      'demos',
      'props',
    ]);
  });

  it('explains functions, marks plans and says what is deprecated', () => {
    const { body } = drawn(
      component({
        props: [
          member('onItemClick', {
            plan: 'pro',
            type: [[{ text: '(event: MouseEvent, item: BarItemIdentifier) => void' }]],
            deprecated: { reason: { html: 4 } },
            signature: { parameters: [{ name: 'item', type: [[{ text: 'BarItemIdentifier' }]] }] },
          }),
        ],
      }),
    );

    expect(text(body)).toContain('(event, item) =&gt; void');
    expect(body).toContain('aria-label="Pro plan"');
    expect(text(body)).toContain('Deprecated');
    expect(body).toContain(slot(4));
    expect(text(body)).toContain('item BarItemIdentifier');
  });

  it('leads from a type to its page, in the language of the reader', () => {
    const props = [
      member('xAxis', { type: [[{ text: 'AxisConfig', pathname: '/x/api/charts/axis-config' }]] }),
    ];

    expect(drawn(component({ props }), { userLanguage: 'zh' }).body).toContain(
      '<a href="/zh/x/api/charts/axis-config/">AxisConfig</a>',
    );
  });

  it('says what a ref gives, what a theme calls it and whose props it takes', () => {
    const { body } = drawn(
      component({
        refGives: 'SVGSVGElement',
        nativeProps: true,
        theme: { name: 'MuiBarChart', defaultProps: true, styleOverrides: false },
        inheritance: [{ name: 'ButtonBase', url: 'https://mui.com/material-ui/api/button-base/' }],
      }),
    );

    expect(text(body)).toContain('A ref gives the root element: SVGSVGElement');
    expect(text(body)).toContain('Attributes of the root element are taken as well.');
    expect(text(body)).toContain('Default props are set under this name: MuiBarChart');
    expect(body).toContain('<a href="https://mui.com/material-ui/api/button-base/">ButtonBase</a>');
    expect(text(drawn(component()).body)).toContain('It cannot hold a ref.');
  });

  it('says which versions belong together where its package has a number of its own', () => {
    const note = (name: string) => drawn(component({ name })).body;

    expect(note('Heatmap')).toContain(
      '@mui/x-charts-pro 7.22.3 is made for @mui/x-charts 7.22.3: install these two numbers together. The demos of this site run it on @mui/x-charts 7.18.0.',
    );
    expect(note('Heatmap')).toContain('/x/introduction/installation/#packages-with-their-own-numbers');
    expect(note('BarChart')).not.toContain('is made for');
  });

  it('has its slots and class names in lists of their own', () => {
    const { body } = drawn(
      component({
        slots: [member('bar', { anchor: 'slot-bar', default: 'BarElementPath' })],
        classes: [{ name: 'root', anchor: 'class-root', className: '.MuiBar-root' }],
      }),
    );

    expect(body).toContain('<div id="slot-bar"');
    expect(body).toContain('<div id="class-root"');
    expect(text(body)).toContain('.MuiBar-root');
  });

  it.each([
    [true, true, 'is for the classes prop and for style overrides in a theme.'],
    [true, false, 'is for the classes prop.'],
    [false, true, 'is for style overrides in a theme.'],
    [false, false, 'The class name is for style sheets.'],
  ])('tells what its class names are for: a prop %s, a theme %s', (hasProp, hasTheme, words) => {
    const { body } = drawn(
      component({
        classes: [{ name: 'root', anchor: 'class-root', className: '.MuiBar-root' }],
        props: hasProp ? [member('classes')] : [],
        ...(hasTheme && { theme: { name: 'MuiBar', defaultProps: true, styleOverrides: true } }),
      }),
    );

    expect(body).toContain(`${words}</p>`);
  });

  it('speaks Chinese but for what is not translated, and says so', () => {
    const props = [
      member('a', { description: { html: 1 } }),
      member('b', { description: { html: 2, language: 'en' } }),
    ];
    const { body } = drawn(component({ props }), { userLanguage: 'zh' });

    expect(body).toContain('<h2 id="props">属性</h2>');
    expect(body).toContain(`<div>${slot(1)}</div>`);
    expect(body).toContain(`<div lang="en">${slot(2)}</div>`);
  });

  it('has neither scripts nor styles of its own, so that a strict policy can hold', () => {
    expect(drawn(component()).body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });
});

describe('a page of an interface', () => {
  it('says of each member that is always there that it is, as pages of components what must be given', () => {
    const { body } = drawn(anInterface());

    expect(body).toContain('>AxisConfig</h1>');
    expect(text(rowOf(body, 'prop-id'))).toContain('always there');
    expect(text(rowOf(body, 'prop-min'))).not.toContain('always there');
    expect(body).not.toContain('>required<');
    expect(drawn(component()).body).not.toContain('always there');
  });

  it('says it once where all members are alike', () => {
    const { body } = drawn(component({ props: [member('series', { required: true })] }));

    expect(body).not.toContain('>required<');
    expect(body).toContain('All of them must be given.');
  });

  it('says of a member that only some forms have which these are', () => {
    const members = [member('barGapRatio', { onlyWith: { member: 'scaleType', values: ["'band'"] } })];

    expect(text(drawn(anInterface({ members })).body)).toContain('Only with scaleType: &#x27;band&#x27;');
  });
});

describe('a catalogue that a page places', () => {
  const place = (component: string, props: Record<string, unknown>) =>
    serverEntry.render(pageProps({ content: textOf({ parts: [{ kind: 'component', component, props }] }) }))
      .body;

  it('lists events and what their listeners are given', () => {
    const parameters = [{ name: 'params', type: [[{ text: 'GridRowParams' }]] }];
    const events = [{ name: 'rowClick', anchor: 'event-rowClick', description: { html: 7 }, parameters }];
    const body = place('DataGridEvents', { data: { kind: 'events', events } });

    expect(body).toContain('<div id="event-rowClick"');
    expect(text(body)).toContain('params GridRowParams');
    expect(body).toContain(slot(7));
  });

  it('lists selectors by category, or those of one', () => {
    const one = (name: string, category: string) => ({
      name,
      anchor: `selector-${name}`,
      category,
      returns: [[{ text: 'number' }]],
    });
    const data = { kind: 'selectors', selectors: [one('a', 'Rows'), one('b', 'Columns')] };

    expect(place('DataGridSelectors', { data })).toMatch(
      /Rows<\/h3>.*selector-a.*Columns<\/h3>.*selector-b/s,
    );
    expect(place('DataGridSelectors', { data, category: 'Rows' })).not.toContain('selector-b');
  });

  it('is nothing without data', () => {
    expect(place('DataGridEvents', {})).not.toContain('data-x="members"');
  });
});

describe('an index', () => {
  it('lists all pages of the family', () => {
    const { body, head } = drawn(
      {
        kind: 'index',
        components: [{ name: 'DataGrid', pathname: '/x/api/data-grid/data-grid', members: 120 }],
        interfaces: [],
      },
      { pathname: '/x/api/data-grid', userLanguage: 'zh' },
    );

    expect(body).toContain('>数据网格 API</h1>');
    expect(head).toContain('<title>数据网格 API - MUI X</title>');
    expect(body).toContain('<a href="/zh/x/api/data-grid/data-grid/">DataGrid</a>');
  });
});
