import { blocksOf, splitOutside } from './css-blocks';

/** Declarations of an element: the last one of each name counts. */
export type Declarations = Map<string, string>;

interface Rule {
  selector: string;
  weight: number;
  order: number;
  /** Whether all whom it is found for are meant. */
  isOwn: boolean;
  declarations: [string, string][];
}

/** The rules of one drawing: they are looked at when somebody asks how large an element is, and not before. */
export interface StyleRules {
  /** Takes one rule as Emotion writes it. */
  add: (rule: string) => void;
  /** What the rules say of an element, its own style last. */
  of: (element: Element) => Declarations;
  /** How many there are: none is ever taken back. */
  count: () => number;
}

/** Rules for a screen of a width, in px. */
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

/** A rule for one selector, wherever it comes among others. */
interface WrittenRule extends Omit<Rule, 'order'> {
  /** By what it is found. */
  key: string;
  /** The conditions of `@media` around it. */
  queries: readonly string[];
}

/** Rules as they were read: drawings have most of theirs in common. */
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

/** Asks for one class and nothing else: whoever is found by it is meant. */
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

/** The class, name or star by which a selector's last part is found; none where it means no element itself. */
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

/** Styles of elements as they were read. */
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
