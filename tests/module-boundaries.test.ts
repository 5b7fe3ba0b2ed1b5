import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowedImports, forbiddenImport } from './module-boundaries/allowed-imports';
import { circlesIn } from './module-boundaries/circles';
import { htmlSinks } from './module-boundaries/html-sinks';
import { importsOf } from './module-boundaries/imports-of';
import { wrongLayer } from './module-boundaries/layers';
import { read, root, sourceFiles, writtenFiles } from './module-boundaries/repository';
import { idleReasons, siteWords } from './module-boundaries/site-words';

const imports = sourceFiles().map((file) => ({ file, imports: importsOf(file, read(file), root) }));

/** Paths of this repository that a document names in code. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:bin|generator|data|site|tests|translations|\.github)\/[\w./-]*)`/g)].map(
    ([, name = '']) => name,
  );
}

describe('the modules', () => {
  it('has every folder of the table of allowed imports', () => {
    const missing = allowedImports.filter(({ files }) => !imports.some(({ file }) => files.test(file)));

    expect(missing.map(({ folder }) => folder)).toEqual([]);
  });

  it('imports only what the table allows', () => {
    const forbidden = imports.flatMap(({ file, imports: all }) =>
      all.flatMap((one) => forbiddenImport(file, one) ?? []),
    );

    expect(forbidden).toEqual([]);
  });

  it('imports only downwards in site/', () => {
    const wrong = imports
      .filter(({ file }) => file.startsWith('site/'))
      .flatMap(({ file, imports: all }) =>
        all.flatMap(({ target }) => (target.startsWith('site/') ? (wrongLayer(file, target) ?? []) : [])),
      );

    expect(wrong).toEqual([]);
  });

  it('has no circle of imports, of values or of types', () => {
    const graph = imports.map(
      ({ file, imports: all }) =>
        [file, all.filter(({ kind }) => kind === 'file').map(({ target }) => target)] as const,
    );

    expect(circlesIn(new Map(graph)).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it('makes no elements and no code out of text in site/', () => {
    const files = sourceFiles().filter((file) => file.startsWith('site/'));

    expect(files.flatMap((file) => htmlSinks(file, read(file)))).toEqual([]);
  });

  it('names nothing of this site in generator/ and bin/', () => {
    const files = sourceFiles().filter((file) => /^(generator|bin)\//.test(file));

    expect(files.flatMap((file) => siteWords(file, read(file)))).toEqual([]);
    expect(idleReasons(read)).toEqual([]);
  });

  it('has no folder for things without a name', () => {
    const nameless = /\/(utils?|helpers?|common|misc|shared|lib)(\/|\.tsx?$)/;

    expect(sourceFiles().filter((file) => nameless.test(file))).toEqual([]);
  });

  it('has every path that its documents name', () => {
    const missing = ['ARCHITECTURE', 'CONTRIBUTING'].flatMap((name) => pathsIn(read(`.github/${name}.md`)));

    expect(missing.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('cites rules that exist', () => {
    const headings = new Set([...read('.github/RULES.md').matchAll(/^##+ §([0-9.]+)/gm)].map(([, id]) => id));
    const cited = sourceFiles().flatMap((file) =>
      [...read(file).matchAll(/RULES((?:,? (?:and )?§[0-9.]*[0-9])+)/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/§([0-9.]*[0-9])/g)].map(([, id]) => `${file} §${id}`),
      ),
    );

    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((one) => !headings.has(one.slice(one.indexOf('§') + 1)))).toEqual([]);
  });

  it('cites no document that is not in the repository', () => {
    const elsewhere = new RegExp(['fact ', 'sheet|house ', 'plan|\\(specific', 'ation'].join(''));

    expect(sourceFiles().filter((file) => elsewhere.test(read(file)))).toEqual([]);
  });

  it('reads nothing outside itself and names no folder of one machine', () => {
    const outside = new RegExp(['\\.\\./', 'shared(?![\\w-])|/', 'work/|/', 'home/\\w+/'].join(''));

    expect(writtenFiles().filter((file) => outside.test(read(file)))).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const file = 'generator/steps/5-check/check.ts';

  function refusal(from: string, text: string): string[] {
    return importsOf(from, text, root).flatMap((one) => forbiddenImport(from, one) ?? []);
  }

  it.each([
    [file, "import { route } from '../2-route/route';"],
    [file, "import type { BuildContext } from '../../pipeline/context';"],
    [file, "import { Button } from '@mui/material';"],
    [file, "export { site } from '../../../data/site';"],
    ['generator/contract/url.ts', "import path from 'node:path';"],
    ['generator/contract/url.ts', "import type { Entry } from '../model';"],
    ['data/titles.ts', "const react = await import('react');"],
    ['data/pages/x/start/Demo.tsx', "import { site } from '../../../site';"],
    ['data/pages/x/start/Demo.tsx', "import { Other } from '../other/Other';"],
    ['site/page/DocsPage.tsx', "import fs from 'fs';"],
    ['site/page/DocsPage.tsx', "let model: import('../../generator/model').Page;"],
    ['bin/program.ts', "import { plan } from '../generator/pipeline/plan';"],
    ['scripts/new.ts', "import path from 'node:path';"],
  ])('refuse in %s: %s', (from, text) => {
    expect(refusal(from, text)).toHaveLength(1);
  });

  it.each([
    [file, "import type { Problem } from '../../model'; import { isExempt } from '../../contract/url';"],
    [
      file,
      "import { linkOf } from './links/link'; import path from 'node:path'; import ts from 'typescript';",
    ],
    ['data/pages/x/start/Demo.tsx', "import { rows } from './rows'; import Box from '@mui/material/Box';"],
    [
      'site/page/DocsPage.tsx',
      "import { languages } from '../../data/languages'; import * as React from 'react';",
    ],
    ['tests/module-boundaries.test.ts', "import { route } from '../generator/steps/2-route/route';"],
  ])('allow in %s: %s', (from, text) => {
    expect(refusal(from, text)).toEqual([]);
  });

  it.each([
    "import Button from '@mui/material/Button';",
    '// As the Data Grid has it.',
    "if (pathname.startsWith('/x/')) return;",
    'const className = `.MuiButton-root`;',
    '/** `BarChart` → its props. */',
  ])('find in generator/: %s', (line) => {
    expect(siteWords(file, line)).toHaveLength(1);
  });

  it.each([
    'box.innerHTML = text;',
    "box['outerHTML'] += text;",
    "Reflect.set(box, 'innerHTML', text);",
    "box.insertAdjacentHTML('beforeend', text);",
    'document.write(text);',
    'frame.contentDocument?.writeln(text);',
    'const Box = () => <div dangerouslySetInnerHTML={{ __html: text }} />;',
    'const Frame = () => <iframe srcDoc={text} />;',
    "new DOMParser().parseFromString(text, 'text/html');",
    'range.createContextualFragment(text);',
    'box.setHTMLUnsafe(text);',
    'new Function(text)();',
    'eval(text);',
  ])('see text that becomes elements or code: %s', (text) => {
    expect(htmlSinks('site/page/Box.tsx', text)).not.toEqual([]);
  });

  it.each([
    "// box.innerHTML = ''",
    'box.textContent = text; storage.write(key, text);',
    'type A = Function;',
  ])('see none in: %s', (text) => {
    expect(htmlSinks('site/page/Box.tsx', text)).toEqual([]);
  });

  it('see who imports upwards, sideways or from a folder without a layer', () => {
    expect(wrongLayer('site/theme/theme.ts', 'site/page/DocsPage.tsx')).toContain('up');
    expect(wrongLayer('site/demo/DemoBox.tsx', 'site/ads/AdSlot.tsx')).toContain('sideways');
    expect(wrongLayer('site/attic/Box.tsx', 'site/support/box.ts')).toContain('without a layer');
    expect(wrongLayer('site/page/DocsPage.tsx', 'site/code/CodeTabs.tsx')).toBeUndefined();
    expect(wrongLayer('site/page/DocsPage.tsx', 'site/page/Neighbours.tsx')).toBeUndefined();
  });

  it('see a circle through several files, and none where two ways meet', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    const meeting = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);

    expect(circlesIn(circle)).toEqual([['b', 'c', 'b']]);
    expect(circlesIn(meeting)).toEqual([]);
  });

  it('see an import of types as they see others, and none in a comment', () => {
    const text = [
      "import type { A } from './a';",
      "// import { B } from './b';",
      "import { type C } from './c';",
      "export type { D } from './d';",
      "type E = import('./e').E;",
    ];

    expect(importsOf('site/x.ts', text.join('\n'), root).map(({ target }) => target)).toEqual([
      'site/a',
      'site/c',
      'site/d',
      'site/e',
    ]);
  });
});
