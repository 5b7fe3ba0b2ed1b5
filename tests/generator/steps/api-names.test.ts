import { describe, expect, it } from 'vitest';
import { LINK_PREFIX } from '../../../generator/contract/page';
import type { ReferencePageFacts } from '../../../generator/model';
import { apiNames } from '../../../generator/steps/2-check/reference/api-names';
import { placeNames } from '../../../generator/steps/6-render/place-names';
import { htmlOf, loadBody } from './5-load/load-sample';

function page(name: string, pathname: string, anchors: string[]): ReferencePageFacts {
  return {
    name,
    pathname,
    anchors,
    kind: 'component',
    product: 'charts',
    data: '',
    members: 0,
    rows: [],
    links: [],
  };
}

const names = apiNames([
  page('BarChart', '/x/api/charts/bar-chart', [
    'prop-layout',
    'prop-loading',
    'slot-bar',
    'class-root',
    'props',
  ]),
  page('GridColDef', '/x/api/data-grid/grid-col-def', ['prop-valueGetter']),
]);

/** A text with its names placed as a page would: prefixes of links shown as `~`. */
async function placed(body: string): Promise<string> {
  const loaded = await loadBody(`# Sample\n\n${body}`);
  const urls = Object.fromEntries(
    loaded.facts.names.flatMap(({ target }) => {
      const url = names.addressOf(target);
      return url === undefined ? [] : [[target, url]];
    }),
  );
  return placeNames(htmlOf(loaded), urls).replaceAll(LINK_PREFIX, '~');
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
      `<p>See <a href="~${url}"><code>${name}</code></a> there.</p>`,
    );
  });

  it('may be written as a tag', async () => {
    expect(await placed('`<BarChart />`')).toContain('bar-chart/"><code>&lt;BarChart /&gt;</code></a>');
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
    expect(names.membersOf('BarChart.lyout')).toEqual(['layout', 'loading', 'bar', 'root']);
    expect(names.membersOf('Intl.NumberFormat')).toBeUndefined();
  });
});
