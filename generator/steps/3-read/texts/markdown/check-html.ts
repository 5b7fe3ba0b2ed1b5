import { htmlTagNames } from 'html-tag-names';
import { htmlVoidElements } from 'html-void-elements';
import type Token from 'markdown-it/lib/token.mjs';
import { svgTagNames } from 'svg-tag-names';
import type { Problem } from '../../../../model';
import {
  htmlRunsCode,
  misplacedElement,
  unclosedElement,
  unknownElement,
  unopenedElement,
} from '../../../../problems/catalogue/html';
import type { SourceLines } from '../place';
import { placedTexts } from '../references/placed-texts';
import { type HtmlTag, handlersOf, tagsIn } from './html-tags';

/** Problems of HTML in Markdown: browsers repair it silently, and in different ways. */
export function checkHtml(tokens: readonly Token[], source: SourceLines): Problem[] {
  const tags = [...placedTexts(tokens, source)].flatMap(tagsIn);
  return [...tags.flatMap(faultsOf), ...unbalanced(tags.filter(({ name }) => isElement(name)))];
}

const elements = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));

/** A custom element has a dash in its name. */
function isElement(name: string): boolean {
  return elements.has(name) || /^[a-z][\w.]*-/.test(name);
}

/** Elements that lead readers elsewhere, restyle the page, or load what its policy blocks. */
const OF_THE_PAGE = new Set(['base', 'body', 'embed', 'head', 'html', 'link', 'meta', 'object', 'style']);

function faultsOf(tag: HtmlTag): Problem[] {
  if (!isElement(tag.name)) return tag.kind === 'close' ? [] : [unknownElement(tag.html, tag.place)];
  if (tag.name === 'script' && tag.kind !== 'close') return [htmlRunsCode('<script>', tag.place)];
  if (OF_THE_PAGE.has(tag.name) && tag.kind !== 'close') return [misplacedElement(tag.name, tag.place)];
  return handlersOf(tag).map((handler) => htmlRunsCode(handler, tag.place));
}

/** Elements whose end tag is optional in HTML. */
const OPTIONAL_END = [
  'p',
  'li',
  'dt',
  'dd',
  'option',
  'tr',
  'td',
  'th',
  'thead',
  'tbody',
  'tfoot',
  'colgroup',
  'rt',
  'rp',
];

/** Elements that are not closed, and end tags without an open element. */
function unbalanced(tags: readonly HtmlTag[]): Problem[] {
  const open: HtmlTag[] = [];
  const problems: Problem[] = [];
  for (const tag of tags) {
    if (tag.kind === 'empty' || htmlVoidElements.includes(tag.name)) continue;
    if (tag.kind === 'open') open.push(tag);
    else problems.push(...closed(tag, open));
  }
  return [...problems, ...open.flatMap(unclosed)];
}

function closed(tag: HtmlTag, open: HtmlTag[]): Problem[] {
  const at = open.findLastIndex(({ name }) => name === tag.name);
  if (at < 0) return OPTIONAL_END.includes(tag.name) ? [] : [unopenedElement(tag.name, tag.place)];
  return open.splice(at).slice(1).flatMap(unclosed);
}

function unclosed({ name, place }: HtmlTag): Problem[] {
  return OPTIONAL_END.includes(name) ? [] : [unclosedElement(name, place)];
}
