import { readFileSync } from 'node:fs';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightTree } from '@lezer/highlight';
import { expect, it } from 'vitest';
import { codeClasses } from '../../../generator/code-kinds/code-classes';
import { grammars, lezerRanges } from '../../../generator/markup/code/lezer-ranges';
import { codeHighlighter } from '../../../site/editing/code-highlighter';
import { editorExtensions } from '../../../site/editing/editor-extensions';

const FILES = [
  'x/react-charts/bars/BarsBasic.tsx',
  'x/react-data-grid/scrolling/sensors.ts',
  'x/react-charts/styling/StylingStroke/css/index.tsx',
  'x/react-charts/styling/StylingStroke/css/styles.css',
];

const nothing = () => {};

/** Code with the grammar that an editor of this file has. */
function parsed(name: string, code: string) {
  const extensions = editorExtensions({ name, label: name, changed: nothing, leave: nothing });
  const tree = ensureSyntaxTree(EditorState.create({ doc: code, extensions }), code.length, 10_000);
  if (!tree) throw new Error('The editor has no grammar for this.');
  return tree;
}

it.each(FILES)('an editor colours a file as the page does: %s', (name) => {
  const code = readFileSync(`data/pages/${name}`, 'utf8');
  const grammar = grammars[name.slice(name.lastIndexOf('.') + 1)];
  if (!grammar) throw new Error('The page has no grammar for this.');
  const inEditor: string[] = [];
  highlightTree(parsed(name, code), codeHighlighter, (from, to, style) => {
    const [first] = style.split(' ');
    if (first) inEditor.push(`${from}-${to} ${first}`);
  });
  const onPage = lezerRanges(code, grammar).map(
    ({ from, to, is }) => `${from}-${to} ${codeClasses[is].name}`,
  );

  expect(inEditor.length).toBeGreaterThan(5);
  expect(inEditor).toEqual(onPage);
});
