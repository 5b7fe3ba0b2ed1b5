import { blocksOf, splitOutside } from './layout/css-blocks';

/** What nobody does to a picture: who points at it or reaches it has the living demo. */
const TOUCHED = /:(?:hover|focus|active|focus-visible|focus-within)\b(?![^(]*\))/;

/**
 * A rule as far as elements with some classes make use of it: of its selectors those that name nothing else. Empty
 * where none is left.
 */
export function usedRule(rule: string, classes: ReadonlySet<string>): string {
  return [...blocksOf(rule)].map((block) => usedBlock(block, classes)).join('');
}

function usedBlock(
  { selector, body }: { selector: string; body: string },
  classes: ReadonlySet<string>,
): string {
  if (/^@(?:media|supports|container|layer)/.test(selector)) {
    const inside = usedRule(body, classes);
    return inside === '' ? '' : `${selector}{${inside}}`;
  }
  if (selector.startsWith('@')) return `${selector}{${body}}`;
  const used = splitOutside(selector, ',').filter((one) => isUsed(one, classes));
  return used.length === 0 || body.trim() === '' ? '' : `${used.join()}{${body}}`;
}

function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  if (TOUCHED.test(selector)) return false;
  const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(CLASS)].every(([, name = '']) => classes.has(name));
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** All classes that some HTML names. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

/** All classes that some rules name. */
export function classesNamedIn(rules: readonly string[]): Set<string> {
  return new Set(rules.flatMap((rule) => [...rule.matchAll(CLASS)].map(([, name = '']) => name)));
}
