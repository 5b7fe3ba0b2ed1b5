import { describe, expect, it } from 'vitest';
import { type Files, Orchard } from './orchard';

const demo = (code: string): Files => ({ 'data/A.tsx': code, 'data/Branch.tsx': `export const twig = 1;` });

describe('a mistake in a module is told with its place', () => {
  const cases: [what: string, code: string, problem: object, words: string][] = [
    [
      'a file that is not there',
      `import { twig } from './Brunch';\nexport default () => twig;`,
      { code: 'MODULE_MISSING', place: { file: 'data/A.tsx', line: 1, column: 22 } },
      "Did you mean './Branch'?",
    ],
    [
      'a file outside the site',
      `export { twig } from '../../elsewhere';\nexport default () => 1;`,
      { code: 'MODULE_MISSING', place: { file: 'data/A.tsx', line: 1, column: 22 } },
      'does not resolve to a file of the site',
    ],
    [
      'a package that is not installed',
      `import { x } from 'fruits';\nexport default () => x;`,
      { code: 'PACKAGE_MISSING', place: { file: 'data/A.tsx', line: 1, column: 19 } },
      'Install its package',
    ],
    [
      'a name that a package does not export',
      `\nimport { apple } from 'fruit';\nexport default () => apple;`,
      { code: 'EXPORT_MISSING', place: { file: 'data/A.tsx', line: 2, column: 23 } },
      'no export named apple',
    ],
    [
      'a built-in module of Node, which browsers do not have',
      `\nimport { readFileSync } from 'node:fs';\nexport default () => readFileSync('/etc/passwd');`,
      { code: 'NODE_MODULE_IMPORTED', place: { file: 'data/A.tsx', line: 2, column: 30 } },
      'Remove the import',
    ],
    [
      'code that does not parse',
      `export default () => {\n  return <p>;\n}`,
      { code: 'MODULE_SYNTAX', place: { file: 'data/A.tsx', line: 3, column: 1 } },
      'cannot be compiled',
    ],
    [
      'a package that is re-exported whole',
      `export * from 'fruit';\nexport default () => 1;`,
      { code: 'EVERYTHING_EXPORTED', place: { file: 'data/A.tsx', line: 1, column: 15 } },
      'Re-export single names',
    ],
  ];

  it.each(cases)('%s', async (_, code, problem, words) => {
    const { assets, problems } = await new Orchard(demo(code)).bundle('data/A.tsx');

    expect(assets).toBeUndefined();
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', ...problem })]);
    expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(words);
  });
});

it('tells all mistakes of all modules in one run', async () => {
  const orchard = new Orchard({
    'data/A.tsx': `import './nothing'; export default () => <`,
    'data/B.tsx': `import './nothing'; export default () => 1;`,
    'site/client.ts': `import './neither';`,
  });
  const { problems } = await orchard.bundle('data/A.tsx', 'data/B.tsx');

  expect(problems.map(({ code, place }) => `${code} ${place?.file}`).sort()).toEqual([
    'MODULE_MISSING data/B.tsx',
    'MODULE_MISSING site/client.ts',
    'MODULE_SYNTAX data/A.tsx',
  ]);
});

it('blames a missing export on those who import it, and on no other importer of the package', async () => {
  const orchard = new Orchard({
    'data/A.tsx': `import { pear } from 'fruit';\nexport default () => pear;`,
    'data/B.tsx': `import { plum, apple as pear } from 'fruit';\nexport default () => [plum, pear];`,
    'data/C.tsx': `import fruit from 'fruit';\nimport { apple } from 'fruit';\nexport default () => [fruit, apple];`,
  });
  const { problems } = await orchard.bundle('data/A.tsx', 'data/B.tsx', 'data/C.tsx');

  expect(problems.map(({ code, place }) => `${code} ${place?.file}`).sort()).toEqual([
    'EXPORT_MISSING data/B.tsx',
    'EXPORT_MISSING data/C.tsx',
  ]);
});

it('bundles nothing without one of the entries, which is reported when they are collected', async () => {
  const orchard = new Orchard();
  orchard.definition = {
    ...orchard.definition,
    entries: { server: 'site/server.ts', client: 'site/cleint.ts' },
  };

  expect(await orchard.bundle()).toEqual({ problems: [] });
});
