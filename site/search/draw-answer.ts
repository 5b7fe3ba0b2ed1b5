import { addresses } from '../../data/addresses';
import type { Plan } from '../../generator/contract/plan';
import { urlOf } from '../../generator/contract/url';
import type { Answer, Block, Found } from '../../generator/search/answer';
import { type MarkedText, unmarked } from '../../generator/search/marks';
import { element } from '../support/dom';
import { productName } from './product-name';
import { resultTitle } from './result-title';
import type { Row, RowGroup } from './result-list';
import type { SearchWords } from './search-words';

/** The inputs for rendering results. */
export interface Drawing {
  words: SearchWords;
  /** The reader's language. */
  language: string;
}

/** Renders all results as groups of options. */
export function drawAnswer({ blocks, others }: Answer, drawing: Drawing): RowGroup[] {
  const inOthers = Object.entries(others).map(([language, found]) => {
    const { name = language, tag = language } =
      addresses.languages.all.find(({ code }) => code === language) ?? {};
    const group = groupOf(name, []);
    group.lang = tag;
    return { group, rows: found.map((one) => foundRow(one, drawing)) };
  });
  return [...blocks.map((block, at) => drawBlock(block, at, drawing)), ...inOthers];
}

/** The first group needs no heading. */
function drawBlock({ kind, found }: Block, at: number, drawing: Drawing): RowGroup {
  const { words } = drawing;
  const name = kind === 'api' ? words.searchApi : words.searchGuides;
  return {
    group: groupOf(name, [], at === 0 && kind === 'guides'),
    rows: found.flatMap((one) => [
      foundRow(one, drawing),
      ...one.parts.map((part) => ({ draw: () => drawPart(part, drawing), height: hasText(part) ? 52 : 32 })),
    ]),
  };
}

/** The heights are those of dialog-styles.ts, for excerpts with one line. */
function foundRow(found: Found, drawing: Drawing): Row {
  return { draw: () => drawFound(found, drawing), height: hasText(found) ? 58 : 38 };
}

function hasText({ text }: Found): boolean {
  return text.length > 0;
}

/** Options below a heading that labels them. */
export function groupOf(name: string, rows: HTMLElement[], isUnnamed = false): HTMLElement {
  const group = element('div', 'search-group');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', name);
  if (!isUnnamed) {
    const heading = element('div', 'search-heading', name);
    heading.ariaHidden = 'true';
    group.append(heading);
  }
  group.append(...rows);
  return group;
}

/** A result with its context. */
function drawFound(found: Found, drawing: Drawing): HTMLElement {
  const icon = element('span', `icon icon-${iconOf(found)}`);
  const side = element('span', 'search-side', sideOf(found, drawing.words));
  const row = rowOf(found, drawing);
  row.append(icon, titleOf(found, drawing), side, ...excerptOf(found));
  return row;
}

/** A part of the page above it. */
function drawPart(part: Found, drawing: Drawing): HTMLElement {
  const row = rowOf(part, drawing);
  row.classList.add('search-part');
  row.append(titleOf(part, drawing), ...excerptOf(part));
  return row;
}

function rowOf(found: Found, { language }: Drawing): HTMLElement {
  return optionOf(urlOfFound(found, language));
}

function titleOf({ title, plan, type, member }: Found, { words }: Drawing): HTMLElement {
  const heading = resultTitle(member ? 'search-code' : '');
  heading.append(
    ...marked(title),
    ...(type === undefined ? [] : [element('span', 'search-type', `: ${type}`)]),
  );
  if (plan) heading.append(planMark(plan, words));
  return heading;
}

function excerptOf({ text }: Found): HTMLElement[] {
  if (text.length === 0) return [];
  const excerpt = element('span', 'search-excerpt');
  excerpt.append(...marked(text));
  return [excerpt];
}

/** A link that is selected by keys while the field keeps the focus. */
export function optionOf(href: string): HTMLAnchorElement {
  const row = document.createElement('a');
  row.className = 'search-option';
  row.href = href;
  row.tabIndex = -1;
  row.setAttribute('role', 'option');
  row.ariaSelected = 'false';
  return row;
}

/** While the id of a section is unknown, the URL has a text fragment. */
function urlOfFound({ pathname, id, title, language }: Found, userLanguage: string): string {
  const url = urlOf({ pathname, userLanguage: language ?? userLanguage }, addresses);
  if (id === '') return url;
  if (id !== undefined) return `${url}#${encodeURIComponent(id)}`;
  return `${url}#:~:text=${encodeURIComponent(unmarked(title)).replaceAll('-', '%2D')}`;
}

/** Marked words are separate elements: text is never parsed as HTML. */
function marked(text: MarkedText): (Node | string)[] {
  return text.map(([piece, isMarked]) => (isMarked ? element('mark', '', piece) : piece));
}

function planMark(plan: Plan, words: SearchWords): HTMLElement {
  const mark = element('span', `search-plan search-${plan}`);
  mark.append(
    element('span', `icon icon-${plan}`),
    element('span', 'visually-hidden', plan === 'pro' ? words.proPlan : words.premiumPlan),
  );
  return mark;
}

/** The context of a result: its product, and its ancestors. */
function sideOf({ kind, product, trail, member, parts }: Found, words: SearchWords): string {
  const name = productName(product, words);
  const last = trail.at(-1) ?? '';
  if (kind === 'demos' && parts.length === 0) return [name, words.searchDemos].filter(Boolean).join(' · ');
  if (member) return last;
  return [...new Set([name, last])].filter(Boolean).join(' › ');
}

function iconOf({ kind, product, language }: Found): string {
  if (language !== undefined) return 'globe';
  if (kind === 'api') return 'code';
  return `glyph-${product.replace(/^x-/, '') || 'library'}`;
}
