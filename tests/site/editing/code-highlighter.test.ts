import { readFileSync } from 'node:fs';
import { highlightTree } from '@lezer/highlight';
import { expect, it } from 'vitest';
import { codeClasses } from '../../../generator/markup/code/code-classes';
import { grammars, lezerRanges } from '../../../generator/markup/code/lezer-ranges';
import { codeHighlighter } from '../../../site/editing/code-highlighter';

const DEMOS = ['x/react-charts/bars/BarsBasic.tsx', 'x/react-charts/styling/StylingStroke/css/index.tsx'];

it.each(DEMOS)('an editor colours code as the page does: %s', (demo) => {
  const code = readFileSync(`data/pages/${demo}`, 'utf8');
  const { tsx } = grammars;
  if (!tsx) throw new Error('There is no grammar for this.');
  const inEditor: string[] = [];
  highlightTree(tsx.parse(code), codeHighlighter, (from, to, name) => {
    const [first] = name.split(' ');
    if (first) inEditor.push(`${from}-${to} ${first}`);
  });
  const onPage = lezerRanges(code, tsx).map(({ from, to, is }) => `${from}-${to} ${codeClasses[is].name}`);

  expect(inEditor.length).toBeGreaterThan(20);
  expect(inEditor).toEqual(onPage);
});
