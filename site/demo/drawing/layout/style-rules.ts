import { blocksOf, splitOutside } from './css-blocks';

/** Declarations of an element: the last one of each name is used. */
export type Declarations = Map<string, string>;

interface Rule {
  selector: string;
  weight: number;
  order: number;
  /** Whether all elements with the key match. */
  isOwn: boolean;
  declarations: [string, string][];
}

/** The rules of one rendering, parsed when a size is first read. */
export interface StyleRules {
  /** Adds one rule as written by Emotion. */
  add: (rule: string) => void;
  /** The declarations of an element, its style attribute last. */
  of: (element: Element) => Declarations;
  /** The number of rules, which are never removed. */
  count: () => number;
}

/** Rules for a screen width, in px. */
export function createStyleRules(screenWidth: number): StyleRules {
  const byKey = new Map<string, Rule[]>();
  let order = 0;
  const add = (text: string): void => {
    for (const { key, queries, ...said } of read(text)) {
      if (!queries.every((query) => fits(query, screenWidth))) continue;
      order += 1;
      const rules = byKey.get(key) ?? [];
      rules.push({ ...said, order });
      byKey.set(key, rules);
    }
  };
  return { add, of: (element) => declarationsOf(element, byKey), count: () => order };
}

/** A rule with one selector, and its position. */
interface WrittenRule extends Omit<Rule, 'order'> {
  /** The key of its selector. */
  key: string;
  /** The conditions of `@media` around it. */
  queries: readonly string[];
}

/** A cache of parsed rules, because demos share most of them. */
const known = new Map<string, readonly WrittenRule[]>();

function read(text: string): readonly WrittenRule[] {
  const rules = known.get(text) ?? [...blocksOf(text)].flatMap((block) => readBlock(block, []));
  known.set(text, rules);
  return rules;
}

function readBlock(
  { selector, body }: { selector: string; body: string },
  queries: readonly string[],
): WrittenRule[] {
  if (selector.startsWith('@media'))
    return [...blocksOf(body)].flatMap((block) => readBlock(block, [...queries, selector]));
  if (selector.startsWith('@')) return [];
  const declarations = readDeclarations(body);
  if (declarations.length === 0) return [];
  return splitOutside(selector, ',').flatMap((one): WrittenRule[] => {
    const key = keyOf(one);
    return key === undefined
      ? []
      : [{ selector: one, weight: weightOf(one), isOwn: OWN.test(one), declarations, key, queries }];
  });
}

/** A selector of a single class: its key is sufficient. */
const OWN = /^\.[\w-]+$/;

function declarationsOf(element: Element, byKey: ReadonlyMap<string, Rule[]>): Declarations {
  const names = [...element.classList, '*', element.localName];
  const found = new Set<Rule>();
  for (const name of names)
    for (const rule of byKey.get(name) ?? [])
      if (rule.isOwn || matches(element, rule.selector)) found.add(rule);
  const sorted = [...found].sort((a, b) => a.weight - b.weight || a.order - b.order);
  const all = sorted.flatMap(({ declarations }) => declarations);
  const own = ownDeclarations(element.getAttribute('style') ?? '');
  const inOrder = [...all, ...own];
  const isForced = ([, value]: [string, string]) => value.endsWith('!important');
  const result: Declarations = new Map();
  for (const [name, value] of inOrder.filter((one) => !isForced(one))) set(result, name, value);
  for (const [name, value] of inOrder.filter(isForced))
    set(result, name, value.replace(/\s*!important$/, ''));
  return result;
}

function set(result: Declarations, name: string, value: string): void {
  result.delete(name);
  result.set(name, value);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The class, tag name or `*` at the end of a selector; undefined for states and pseudo-elements. */
function keyOf(selector: string): string | undefined {
  if (/::|:(?:hover|focus|active|disabled|before|after|visited|placeholder|-)/.test(selector))
    return undefined;
  const last = splitCompounds(selector).at(-1) ?? '';
  const plain = last.replace(/:[\w-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '');
  return /\.([\w-]+)/.exec(plain)?.[1] ?? (/^[a-z][\w-]*/i.exec(plain)?.[0]?.toLowerCase() || '*');
}

function splitCompounds(selector: string): string[] {
  return selector.split(/[\s>+~]+(?![^(]*\))/).filter((part) => part !== '');
}

function weightOf(selector: string): number {
  const classes = selector.match(/[.:[](?!where)/g)?.length ?? 0;
  const names = selector.match(/(?:^|[\s>+~])[a-z]/gi)?.length ?? 0;
  return classes * 100 + names;
}

function fits(query: string, width: number): boolean {
  if (/print|hover|pointer|prefers|orientation|forced/.test(query)) return false;
  const bound = (name: string) => {
    const [, value, unit] = new RegExp(`${name}-width:\\s*([\\d.]+)(px|em|rem)`).exec(query) ?? [];
    return value === undefined ? undefined : Number(value) * (unit === 'px' ? 1 : 16);
  };
  return width >= (bound('min') ?? 0) && width <= (bound('max') ?? Number.POSITIVE_INFINITY);
}

/** A cache of parsed style attributes. */
const knownOwn = new Map<string, [string, string][]>();

function ownDeclarations(style: string): [string, string][] {
  const declarations = knownOwn.get(style) ?? readDeclarations(style);
  knownOwn.set(style, declarations);
  return declarations;
}

function readDeclarations(body: string): [string, string][] {
  return splitOutside(body, ';').flatMap((part): [string, string][] => {
    const colon = part.indexOf(':');
    return colon < 1 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()]];
  });
}
