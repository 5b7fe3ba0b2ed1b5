import { describe, expect, it } from 'vitest';
import { codeFrame } from '../../../site/editing/code-frame';
import { fileFor } from '../../../site/editing/frame/file-for';
import { createOffer } from '../../../site/editing/frame/offer';

const names = {
  '@garden/seeds/Tray': { default: { file: 'tray.js', as: 'a', loads: [] } },
  '@garden/tools': { Spade: { file: 'tools.js', as: 'b', loads: [] } },
};
const offer = createOffer(JSON.stringify({ names }), {
  load: () => Promise.reject(new Error('nothing is loaded here')),
  take: () => undefined,
});

describe('what packages offer to changed code', () => {
  it.each([
    ['a name as the site imports it', '@garden/seeds/Tray', 'default', 'tray.js'],
    ['a name of the index that the site takes from below it', '@garden/seeds', 'Tray', 'tray.js'],
    [
      'a module below the index that the site takes the name from',
      '@garden/tools/Spade',
      'default',
      'tools.js',
    ],
    ['nothing of a package that nobody uses', 'left-pad', 'default', undefined],
    ['nothing for a name that every object has', '@garden/tools', 'toString', undefined],
    ['nothing for such a name below a package', '@garden', 'constructor', undefined],
    ['nothing of a package with the name of what every object has', 'constructor', 'name', undefined],
    ['nothing of the index of such a package', 'constructor/name', 'default', undefined],
  ])('%s', (_, specifier, name, file) => {
    expect(offer.find(specifier, name)).toEqual(file && expect.objectContaining({ file }));
  });

  it('is told to whoever asks for something else: names of a module, else modules of the package', () => {
    expect(offer.offered('@garden/tools')).toEqual(['Spade']);
    expect(offer.offered('@garden/seeds/Pot')).toEqual(['@garden/seeds/Tray']);
    expect(offer.offered('left-pad')).toEqual([]);
  });
});

it('a relative import finds a file as its path stands to the one that asks', () => {
  const files = ['Demo.tsx', 'parts/row.ts', '../data/rows.json', 'index.css'];

  expect(fileFor('./parts/row', 'Demo.tsx', files)).toBe('parts/row.ts');
  expect(fileFor('../index.css', 'parts/row.ts', files)).toBe('index.css');
  expect(fileFor('../data/rows.json', 'Demo.tsx', files)).toBe('../data/rows.json');
  expect(fileFor('./missing', 'Demo.tsx', files)).toBeUndefined();
  expect(fileFor('react', 'Demo.tsx', files)).toBeUndefined();
});

it('a code frame shows the lines around a mistake, and where in the line it is', () => {
  const shown = codeFrame('one\ntwo\nthree\nfour\n', { line: 3, column: 2 });

  expect(shown.map(({ text }) => text)).toEqual([
    '1 | one',
    '2 | two',
    '3 | three',
    '  |  ^',
    '4 | four',
    '5 | ',
  ]);
  expect(codeFrame('one', { line: 9 })).toEqual([]);
});
