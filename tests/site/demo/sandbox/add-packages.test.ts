import { describe, expect, it } from 'vitest';
import { addPackages } from '../../../../site/demo/sandbox/add-packages';

const written = ['@garden/seeds@1.0.0', 'react@18.3.1'];
const table = {
  '@garden/seeds': ['@garden/seeds@1.0.0'],
  '@garden/seeds/AdapterSun': ['@garden/seeds@1.0.0', 'sun@3.0.0'],
  '@garden/seeds-pro': ['@garden/seeds-pro@1.0.0'],
  soil: ['@types/soil@2.0.1', 'soil@2.0.0'],
};
const known = { table, together: { '@garden/seeds-pro': { '@garden/seeds': '1.1.0' } } };

describe('what changed code is installed with', () => {
  it('is what it was written with, while it imports nothing else', () => {
    const code =
      "import { useState } from 'react';\nimport { rows } from './rows';\nimport '@garden/seeds/style.css';";

    expect(addPackages(written, code, known)).toEqual(written);
  });

  it('is what it was written with where it imports a name that every object has', () => {
    expect(addPackages(written, "import a from 'constructor';\nimport b from '__proto__';", known)).toEqual(
      written,
    );
  });

  it.each([
    "import soil from 'soil';",
    "import 'soil/rich';",
    'import {\n  soil,\n} from "soil/rich/deep";',
    "const soil = await import('soil');",
    "export { soil } from 'soil';",
  ])('is joined by a package and its types: %s', (code) => {
    expect(addPackages(written, code, known)).toEqual([...written, '@types/soil@2.0.1', 'soil@2.0.0']);
  });

  it('is joined by what a module needs besides its package', () => {
    const code = "import { AdapterSun } from '@garden/seeds/AdapterSun';";

    expect(addPackages(written, code, known)).toEqual([...written, 'sun@3.0.0']);
  });

  it.each([
    "import '@garden/seeds';\nimport '@garden/seeds-pro';",
    "import '@garden/seeds-pro';\nimport '@garden/seeds';",
  ])(
    'has the version of a package that another one works with, in whatever order they are imported',
    (code) => {
      expect(addPackages(written, code, known)).toEqual([
        '@garden/seeds@1.1.0',
        'react@18.3.1',
        '@garden/seeds-pro@1.0.0',
      ]);
    },
  );

  it('has nothing that nobody knows the version of', () => {
    expect(addPackages(written, "import leftPad from 'left-pad';", known)).toEqual(written);
  });
});
