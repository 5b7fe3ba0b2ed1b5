import { describe, expect, it } from 'vitest';
import type { ReferencePageFacts } from '../../../../generator/model';
import { LINK_PREFIX } from '../../../../generator/model/marks';
import { apiNames } from '../../../../generator/steps/3-read/reference/lookup/api-names';
import { memberNames } from '../../../../generator/steps/3-read/reference/lookup/member-names';
import { linkNames } from '../../../../generator/steps/6-render/page/api-links';
import { placeNames } from '../../../../generator/steps/6-render/place-names';
import { htmlOf, loadBody, loadSample } from './texts/load-sample';

function page(
  name: string,
  pathname: string,
  anchors: string[],
  more: Partial<ReferencePageFacts> = {},
): ReferencePageFacts {
  return {
    name,
    pathname,
    anchors,
    kind: 'component',
    holds: {},
    product: 'charts',
    data: '',
    members: 0,
    rows: [],
    links: [],
    ...more,
  };
}

const pages = [
  page(
    'BarChart',
    '/x/api/charts/bar-chart',
    ['prop-layout', 'prop-loading', 'prop-series', 'slot-bar', 'class-root', 'props'],
    { holds: { series: ['BarSeriesType'], xAxis: ['AxisConfig'] } },
  ),
  page('BarElement', '/x/api/charts/bar-element', ['prop-layout', 'prop-color', 'slot-bar']),
  page('BarSeriesType', '/x/api/charts/bar-series-type', ['prop-stack', 'prop-color', 'prop-data'], {
    kind: 'interface',
  }),
  page('AxisConfig', '/x/api/charts/axis-config', ['prop-scaleType', 'prop-data'], { kind: 'interface' }),
  page('GridColDef', '/x/api/data-grid/grid-col-def', ['prop-valueGetter'], { kind: 'interface' }),
];
const names = apiNames(pages);
const linksOf = linkNames({ names, member: memberNames(pages) });

/** A text with its names placed as a page would: prefixes of links shown as `~`. */
async function placed(body: string, about = ''): Promise<string> {
  const header = `---\ntitle: Sample\ndescription: A page.\ncomponents: ${about}\n---\n`;
  const loaded = await loadSample({ 'index.md': `${header}\n# Sample\n\n${body}` });
  return placeNames(htmlOf(loaded), linksOf(loaded.facts)).replaceAll(LINK_PREFIX, '~');
}

/** Where each link of a text leads. */
async function targets(body: string, about = ''): Promise<string[]> {
  const html = await placed(body, about);
  return [...html.matchAll(/href="~\/x\/api\/([^"]+)"/g)].map(([, target = '']) => target);
}

describe('a name of the API in a text', () => {
  it.each([
    ['BarChart', '/x/api/charts/bar-chart/'],
    ['BarChart.layout', '/x/api/charts/bar-chart/#prop-layout'],
    ['BarChart.bar', '/x/api/charts/bar-chart/#slot-bar'],
    ['BarChart.slots.bar', '/x/api/charts/bar-chart/#slot-bar'],
    ['BarChart.slotProps.bar', '/x/api/charts/bar-chart/#slot-bar'],
    ['BarChart.classes.root', '/x/api/charts/bar-chart/#class-root'],
    ['GridColDef.valueGetter', '/x/api/data-grid/grid-col-def/#prop-valueGetter'],
  ])('%s leads to %s in the language of the page', async (name, url) => {
    expect(await placed(`See \`${name}\` there.`)).toBe(
      `<p>See <a class="api-name" href="~${url}"><code>${name}</code></a> there.</p>`,
    );
  });

  it('may be written as a tag, with attributes or without', async () => {
    expect(await placed('`<BarChart />`')).toContain('bar-chart/"><code>&lt;BarChart /&gt;</code></a>');
    expect(await targets('`<BarChart layout="horizontal">`')).toEqual(['charts/bar-chart/']);
  });

  it('stays code where the reference does not know it', async () => {
    expect(await placed('`Intl.NumberFormat` and `true`')).toBe(
      '<p><code>Intl.NumberFormat</code> and <code>true</code></p>',
    );
  });

  it('is no link inside a link or a heading', async () => {
    expect(await placed('[`BarChart`](/x/a/) <a href="/x/b/">`BarChart`</a>')).not.toContain(
      'charts/bar-chart',
    );
    expect(await placed('## With `BarChart`')).not.toContain('charts/bar-chart');
  });

  it('is known with its place, so that a wrong member can be named with one that is near', async () => {
    const { facts } = await loadBody('# Sample\n\nFirst `BarChart` and\nthen `BarChart.lyout`.\n');

    expect(facts.names.map(({ target, place }) => [target, place.line, place.column])).toEqual([
      ['BarChart', 7, 8],
      ['BarChart.lyout', 8, 7],
    ]);
    expect(names.addressOf('BarChart.lyout')).toBeUndefined();
    expect(names.membersOf('BarChart.lyout')).toEqual(['layout', 'loading', 'series', 'bar', 'root']);
    expect(names.membersOf('Intl.NumberFormat')).toBeUndefined();
  });

  it('is none between two backticks on each side, and then is not checked either', async () => {
    const { facts } = await loadBody('# Sample\n\nNeither ``BarChart`` nor ``BarChart.lyout``.\n');

    expect(facts.names).toEqual([]);
    expect(await placed('``layout``', 'BarChart')).toBe('<p><code>layout</code></p>');
  });
});

describe('a member alone, on a page whose front matter names what it is about', () => {
  it.each([
    'layout',
    'layout="horizontal"',
    "layout={wide ? 'vertical' : 'horizontal'}",
    'layout()',
    "layout: 'horizontal'",
  ])('%s leads to the row of the component', async (code) => {
    expect(await targets(`\`${code}\``, 'BarChart')).toEqual(['charts/bar-chart/#prop-layout']);
  });

  it.each([
    ['stack', 'charts/bar-series-type/#prop-stack'],
    ['series[].data', 'charts/bar-series-type/#prop-data'],
    ['xAxis[].data', 'charts/axis-config/#prop-data'],
  ])('%s leads to the interface that a prop of it holds', async (code, target) => {
    expect(await targets(`\`${code}\``, 'BarChart')).toEqual([target]);
  });

  it.each([
    ['bar', 'charts/bar-chart/#slot-bar'],
    ['slots.bar', 'charts/bar-chart/#slot-bar'],
    ['slotProps.bar', 'charts/bar-chart/#slot-bar'],
    ['classes.root', 'charts/bar-chart/#class-root'],
  ])('%s leads to a slot or a class of it', async (code, target) => {
    expect(await targets(`\`${code}\``, 'BarChart')).toEqual([target]);
  });

  it('belongs to the first that has it, in the order of the front matter', async () => {
    expect(await targets('`layout`', 'BarElement, BarChart')).toEqual(['charts/bar-element/#prop-layout']);
    expect(await targets('`layout`', 'BarChart, BarElement')).toEqual(['charts/bar-chart/#prop-layout']);
  });

  it('belongs to an interface that the front matter names, and then to no other that is not named', async () => {
    expect(await targets('`data`', 'BarChart, AxisConfig')).toEqual(['charts/axis-config/#prop-data']);
    expect(await targets('`stack`', 'BarChart, AxisConfig')).toEqual([]);
  });

  it('stays code when two interfaces could be meant', async () => {
    expect(await targets('`data`', 'BarChart')).toEqual([]);
  });

  it('stays code when nothing that the page is about has it', async () => {
    expect(await targets('`layout` and `toString()` and `constructor`')).toEqual([]);
    expect(await targets('`layouts`, `the layout`, `x`', 'BarChart')).toEqual([]);
  });

  it('is a link where a section mentions it first, in links and headings never', async () => {
    const text = [
      '## With `layout`',
      '[`layout`](/x/a/), then `layout` and `layout="vertical"`.',
      '### Again',
      'Once more `layout`.',
    ].join('\n\n');

    expect(await targets(text, 'BarChart')).toEqual([
      'charts/bar-chart/#prop-layout',
      'charts/bar-chart/#prop-layout',
    ]);
  });
});
