import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadReference } from '../../../../../generator/model/reference-pages';
import { readPackages } from '../../../../../generator/steps/3-read/reference/declarations/read-packages';
import { shapesCoverage, shapesRoot, situations } from './read-shapes';

let read: ReadReference;

beforeAll(() => {
  read = readPackages(shapesRoot, shapesCoverage);
}, 300_000);

describe('reading declarations', () => {
  it.each(situations)('tells all that is declared in the situation %s', (name) => {
    const expected: unknown = JSON.parse(readFileSync(path.join(shapesRoot, name, 'expected.json'), 'utf8'));

    expect(read.pages.filter(({ product }) => product === name)).toEqual(expected);
  });

  it('finds everything that is covered', () => {
    expect(read.missing).toEqual([]);
  });

  it('names public components that have no page', () => {
    expect(read.uncovered.map(({ name }) => name)).toEqual(['Inner', 'Unthemed']);
  });

  it('names defaults that comment and code say differently, and only those', () => {
    expect(read.contradictions).toEqual([
      { pathname: '/themes/subject', member: 'count', said: '2', done: '3' },
    ]);
  });

  it('says what a declaration leaves open', () => {
    expect(read.unreadable).toEqual([
      { pathname: '/native-props/subject', member: 'ref', what: 'the element it gives' },
    ]);
  });

  it('names an export that is not there, and one that is spelled nearly like it', () => {
    const [product] = shapesCoverage.products.filter(({ name }) => name === 'deprecated');
    const { missing } = readPackages(shapesRoot, {
      products: [
        {
          name: 'deprecated',
          packages: product?.packages ?? [],
          components: [{ pathname: '/a', export: 'Subjekt', package: 'deprecated' }],
          interfaces: [{ pathname: '/b', export: 'Nothing' }],
        },
      ],
    });

    expect(missing).toEqual([
      { pathname: '/a', name: 'Subjekt', package: 'deprecated', near: 'Subject' },
      { pathname: '/b', name: 'Nothing', package: 'deprecated' },
    ]);
  });
});
