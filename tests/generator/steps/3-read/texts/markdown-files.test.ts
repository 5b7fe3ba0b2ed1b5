import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Snapshot } from '../../../../../generator/cache';
import type { Route } from '../../../../../generator/model';
import { markdownFiles } from '../../../../../generator/steps/3-read/texts/markdown-files';
import { temporaryFolder } from '../../../../temporary-folder';

const TEXT = `---
title: Bars
---

# Bars

Before.

{{"demo": "Bars.js", "bg": "inline"}}

After $& this.
`;

it('gives a page as Markdown, with the code of its demos and without what only this site understands', () => {
  const root = temporaryFolder('markdown');
  mkdirSync(path.join(root, 'pages/bars'), { recursive: true });
  writeFileSync(path.join(root, 'pages/bars/index.md'), TEXT);
  writeFileSync(path.join(root, 'pages/bars/Bars.tsx'), 'export default () => `$1 $&`;\n');
  const text = { pathname: '/bars', language: 'en', file: 'pages/bars/index.md', hash: '', besideHash: '' };
  const route = {
    language: 'zh',
    pathname: '/bars',
    url: '/zh/bars/',
    file: 'zh/bars/index.html',
    title: 'Bars',
  };
  const pageFiles = ['pages/bars/Bars.tsx', 'pages/bars/index.md'];
  const routes: Route[] = [
    { ...route, kind: 'page', text },
    { ...route, file: 'empty/index.html', kind: 'page' },
  ];
  const files = markdownFiles({ pageFiles }, routes, new Snapshot(root)).map(({ path: file, make }) => ({
    path: file,
    contents: make(),
  }));

  expect(files).toEqual([
    {
      path: 'zh/bars/index.md',
      contents: '# Bars\n\nBefore.\n\n```tsx\nexport default () => `$1 $&`;\n```\n\nAfter $& this.\n',
    },
  ]);
});
