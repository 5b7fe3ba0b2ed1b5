import { describe, expect, it } from 'vitest';
import { placeNames } from '../../../../../generator/steps/6-render/place-names';
import { loadSample, sampleText } from './load-sample';

const page = (components: string, body: string): string =>
  `---\ntitle: Sample\ndescription: A page.\n${components}\n---\n${body}`;

/** Contents and the HTML of what the API section lists. */
async function shown(components: string, body: string) {
  const { toc, parts, slots, facts } = await loadSample({ 'index.md': page(components, body) });
  const part = parts.at(-1);
  const items = part?.kind === 'api' ? part.components.map((item) => slots[item] ?? '') : [];
  return { hashes: toc.map(({ hash }) => hash), items, anchors: facts.anchors };
}

describe('the API section', () => {
  it('ends a page whose front matter names components', async () => {
    const { hashes, items, anchors } = await shown('components: BarPlot, BarChart', '## Basics\n');

    expect(hashes).toEqual(['basics', 'api']);
    expect(anchors).toContain('api');
    expect(items.map((html) => placeNames(html, { BarChart: '/api/bar-chart/' }))).toEqual([
      '<a class="api-name" href="\uE002/api/bar-chart/"><code>&lt;BarChart /&gt;</code></a>',
      '<code>&lt;BarPlot /&gt;</code>',
    ]);
  });

  it.each([
    ['without components', 'productId: x-charts', '## Basics\n'],
    ['whose author wrote it', 'components: BarChart', '## Basics\n\n## API\n'],
    ['that has its id elsewhere', 'components: BarChart', '<span id="api"></span>\n'],
  ])('is not added to a page %s', async (_, components, body) => {
    expect((await shown(components, body)).items).toEqual([]);
  });

  it('ends a translation where it ends the original, and is linked there, too', async () => {
    const { toc, facts } = await loadSample(
      { 'index.md': page('components: BarChart', '## One\n'), 'index.zh.md': page('hooks:', '## 一\n') },
      { text: sampleText('index.zh.md', 'zh'), english: sampleText('index.md', 'en') },
    );

    expect(toc.map(({ hash }) => hash)).toEqual(['one', 'api']);
    expect(facts.members).toContain('BarChart');
  });
});
