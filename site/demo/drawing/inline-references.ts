import { css } from '@emotion/react';
import { DEMO_KEY } from '../theme/emotion-cache';
import { blocksOf, splitOutside } from './layout/css-blocks';

const NAMES_AN_ID = /url\(\s*["']?#/;

/** Rules that no attribute can express: of conditions, and of what is no element. */
const NOT_OF_ELEMENTS = /^@|::|:(?:before|after)\b/;

/**
 * Moves declarations that name an id (`fill: url(#…)`) from rules to the elements that they apply to, and returns the rules
 * without them. Ids are renamed in a page, also those in attributes, but not those in rules, which demos share.
 * Undefined if such a declaration applies under a condition only or to a pseudo-element, or if its elements cannot be found.
 */
export function inlineReferences(box: Element, rules: readonly string[]): string[] | undefined {
  const naming = rules.filter((rule) => NAMES_AN_ID.test(rule));
  if (naming.some((rule) => NOT_OF_ELEMENTS.test(rule))) return undefined;
  const blocks = naming.flatMap((rule) => [...blocksOf(rule)]);
  const moved = blocks.map(({ selector, body }) => ({
    elements: elementsOf(box, selector),
    declarations: splitOutside(body, ';').filter((one) => NAMES_AN_ID.test(one)),
  }));
  if (moved.some(({ elements }) => elements === undefined)) return undefined;
  // Each goes before what the attribute has: from the last rule, which counts most, to the first.
  for (const { elements = [], declarations } of moved.reverse())
    for (const element of elements)
      element.setAttribute('style', [...declarations, element.getAttribute('style') ?? ''].join(';'));
  return renamed(box, naming, rules.map(withoutReferences));
}

/** Undefined for a selector that the simulated browser cannot read. */
function elementsOf(box: Element, selector: string): Element[] | undefined {
  try {
    return [...box.querySelectorAll(selector)];
  } catch {
    return undefined;
  }
}

function withoutReferences(rule: string): string {
  if (!NAMES_AN_ID.test(rule)) return rule;
  return [...blocksOf(rule)]
    .map(({ selector, body }) => {
      const stay = splitOutside(body, ';').filter((one) => !NAMES_AN_ID.test(one));
      return stay.length > 0 ? `${selector}{${stay.join(';')};}` : '';
    })
    .join('');
}

const CLASS = new RegExp(`\\.(${DEMO_KEY}-[\\w-]+)`, 'g');

/**
 * Renames the classes of rules that named an id. A class is a hash of its declarations, and ids are numbered through the
 * whole process.
 */
function renamed(box: Element, naming: readonly string[], rules: readonly string[]): string[] {
  const classes = new Set(naming.flatMap((rule) => [...rule.matchAll(CLASS)].map(([, name = '']) => name)));
  let all = [...rules];
  for (const name of classes) {
    const of = new RegExp(`\\.${name}(?![\\w-])`, 'g');
    const text = all.filter((rule) => rule.match(of)).map((rule) => rule.replace(of, '&'));
    const stable = `${DEMO_KEY}-${css(text.join('')).name}`;
    all = all.map((rule) => rule.replace(of, `.${stable}`));
    for (const element of box.querySelectorAll(`.${name}`)) element.classList.replace(name, stable);
  }
  return all.filter((rule) => rule !== '');
}
