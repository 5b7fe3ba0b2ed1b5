import { expect, inject, it } from 'vitest';
import { weighPages } from '../bench/reader/demo-weights';
import { scriptGraph } from '../bench/reader/script-graph';

/** Of the first demo of a page: the most files, and the most bytes of gzip that the middle one may have. */
const limits = [
  ['charts', 16, 185_000],
  ['data-grid', 20, 256_000],
  ['date-pickers', 24, 196_000],
  ['tree-view', 16, 132_000],
] as const;

it.each(limits)('a first demo of %s comes in at most %i files', (product, mostFiles, middleBytes) => {
  const out = inject('out');
  const pages = weighPages(out, `/x/react-${product}`, scriptGraph(out));
  const firsts = pages.flatMap((demos) => demos.slice(0, 1));
  const bytes = firsts.map((demo) => demo.bytes).sort((a, b) => a - b);

  expect(firsts.length).toBeGreaterThan(10);
  expect(firsts.filter(({ files }) => files > mostFiles).map(({ page, files }) => [page, files])).toEqual([]);
  expect(bytes[bytes.length >> 1]).toBeLessThanOrEqual(middleBytes);
});
