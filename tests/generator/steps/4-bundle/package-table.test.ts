import { expect, it } from 'vitest';
import { readFileTable } from '../../../../generator/published/file-table';
import { packageTable } from '../../../../generator/steps/4-bundle/packages/package-table';

const file = (name: string) => ({ name, hash: name, bytes: 1, sha256: `${name.padEnd(43, 'A')}=` });
const found = (as: string) => ({ file: 'seeds-B.js', as, loads: [] });

it('tells changed code what it may import, and of which files that consists', () => {
  const { runtime, files, names } = packageTable({
    runtime: 'frame-A.js',
    packed: {
      names: {
        '@garden/seeds/Tray#default': found('a'),
        '@garden/seeds#': found('b'),
        '@garden/seeds#Pot': found('c'),
        'garden/effects': found('d'),
      },
      files: [],
      packages: [],
      hash: '',
    },
    files: [file('seeds-B.js'), file('frame-A.js')],
    imports: { 'frame-A.js': ['seeds-B.js', 'elsewhere.js'] },
  });

  expect(runtime).toBe('frame-A.js');
  expect(readFileTable(files).map(({ name, imports }) => [name, imports])).toEqual([
    ['frame-A.js', [1]],
    ['seeds-B.js', []],
  ]);
  expect(Object.entries(names).map(([specifier, of]) => [specifier, Object.keys(of)])).toEqual([
    ['@garden/seeds/Tray', ['default']],
    ['@garden/seeds', ['*', 'Pot']],
    ['garden/effects', ['']],
  ]);
});
