import type { Parser } from '@lezer/common';
import { parser as cpp } from '@lezer/cpp';
import { parser as css } from '@lezer/css';
import { parser as go } from '@lezer/go';
import { highlightTree, tagHighlighter } from '@lezer/highlight';
import { configureNesting, parser as html } from '@lezer/html';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { parser as markdown } from '@lezer/markdown';
import { parser as php } from '@lezer/php';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import { parser as sass } from '@lezer/sass';
import { parser as xml } from '@lezer/xml';
import { type CodeClass, codeClasses } from '../../code-kinds/code-classes';
import { codeTags } from '../../code-kinds/code-tags';
import type { StyledRange } from './styled-range';

const highlighter = tagHighlighter(codeTags.map(({ is, tag }) => ({ tag, class: is })));

function isCodeClass(name: string): name is CodeClass {
  return Object.hasOwn(codeClasses, name);
}

const jsx = javascript.configure({ dialect: 'jsx' });
const tsx = javascript.configure({ dialect: 'jsx ts' });
const nested = configureNesting([
  { tag: 'script', parser: jsx },
  { tag: 'style', parser: css },
]);

/** Grammars by language; `ts` may also contain JSX (RULES §10). */
export const grammars: Partial<Record<string, Parser>> = {
  tsx,
  ts: tsx,
  jsx,
  js: jsx,
  css,
  json,
  html: html.configure({ wrap: nested }),
  xml,
  // A fence contains PHP only, without `<?php`.
  php: php.configure({ top: 'Program' }),
  scss: sass,
  markdown,
  python,
  java,
  go,
  rust,
  cpp,
};

/** Highlights code by its grammar; code with syntax errors is highlighted as far as it can be parsed. */
export function lezerRanges(code: string, grammar: Parser): StyledRange[] {
  const ranges: StyledRange[] = [];
  highlightTree(grammar.parse(code), highlighter, (from, to, style) => {
    const is = style.split(' ').find(isCodeClass);
    if (is) ranges.push({ from, to, is });
  });
  return ranges;
}
