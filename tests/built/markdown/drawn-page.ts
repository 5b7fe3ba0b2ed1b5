import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { AD_SLOT } from '../../../site/ads/hooks';
import { FAILURE } from '../../../site/demo/failure-hook';
import { TOOLS } from '../../../site/demo/hooks';
import { PAGE_END, PAGE_MENU } from '../../../site/page/hooks';

/** What of a drawn page its Markdown has to say as well, apart from chrome and from what demos draw. */
export interface DrawnPage {
  /** Those a link can lead to. */
  headings: string[];
  /** Absolute. */
  links: string[];
  /** Code of the text, and the TypeScript of demos. */
  code: string[];
}

/** Chrome of the article, what demos draw, and controls. */
const AROUND = /^(demo-root|anchor-link)$/;

/** Commands to choose from have another form in Markdown. */
const isAround = (element: Element) =>
  [AD_SLOT, FAILURE, PAGE_END, PAGE_MENU, TOOLS].includes(element.attribs['data-x'] ?? '') ||
  (element.attribs['class'] ?? '').split(' ').some((one) => AROUND.test(one)) ||
  ['data-ground', 'data-preview', 'data-manager'].some((name) => element.attribs[name] !== undefined) ||
  element.name === 'nav' ||
  element.name === 'button' ||
  isRowName(element);

/** A row of the API reference links to itself: its own id stands around it. */
function isRowName({ attribs, name, parent }: Element): boolean {
  const { href = '' } = attribs;
  const row = parent?.parent;
  return name === 'a' && href.startsWith('#') && row instanceof Element && `#${row.attribs['id']}` === href;
}

/** Reads a drawn page of the built site in another way than the generator does. */
export function drawnPage(
  out: string,
  file: string,
  { address, origin }: { address: string; origin: string },
): DrawnPage {
  const html = readFileSync(path.join(out, file), 'utf8');
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  const elements = main ? elementsIn(main.children) : [];
  return {
    headings: elements.filter(({ name, attribs }) => /^h[2-6]$/.test(name) && attribs['id']).map(wordsOf),
    links: elements
      .filter(({ name, attribs }) => name === 'a' && attribs['href'])
      .map(({ attribs }) => absolute(attribs['href'] ?? '', { address, origin })),
    code: elements
      .filter((element) => element.name === 'pre' && isTypescript(element))
      .map((pre) => DomUtils.textContent(pre).replace(/^\n|\n$/g, '')),
  };
}

function elementsIn(nodes: readonly ChildNode[]): Element[] {
  return nodes.flatMap((node) =>
    node instanceof Element && !isAround(node) ? [node, ...elementsIn(node.children)] : [],
  );
}

/** Of a demo's forms only that which its author wrote; other code has one form. */
function isTypescript(pre: Element): boolean {
  for (let at = pre.parent; at instanceof Element; at = at.parent) {
    const { 'data-language': language, 'data-styling': styling } = at.attribs;
    if (language !== undefined && styling !== undefined) return language === 'TS' && styling === 'system';
  }
  return true;
}

/** Words as they are heard: a picture that leads elsewhere is called by its name. */
function wordsOf(element: Element): string {
  return heard(element.children).replace(/\s+/g, ' ').trim();
}

function heard(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      const words = node instanceof Element ? heard(node.children) : DomUtils.textContent(node);
      return words.trim() === '' && node instanceof Element && node.name === 'a'
        ? (node.attribs['aria-label'] ?? words)
        : words;
    })
    .join('');
}

function absolute(href: string, { address, origin }: { address: string; origin: string }): string {
  if (href.startsWith('#')) return address + href;
  return href.startsWith('/') ? origin + href : href;
}
