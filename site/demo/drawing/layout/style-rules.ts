import { blocksOf, splitOutside } from './css-blocks';

/** Declarations of an element: the last one of each name counts. */
export type Declarations = Map<string, string>;

interface Rule {
  selector: string;
  weight: number;
  order: number;
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
    for (const { selector, body } of blocksOf(text)) {
      if (selector.startsWith('@media')) {
        if (fits(selector, screenWidth)) add(body);
        continue;
      }
      if (selector.startsWith('@')) continue;
      const declarations = readDeclarations(body);
      if (declarations.length === 0) continue;
      for (const one of splitOutside(selector, ',')) {
        const key = keyOf(one);
        if (key === undefined) continue;
        order += 1;
        const rule = { selector: one, weight: weightOf(one), order, declarations };
        byKey.set(key, [...(byKey.get(key) ?? []), rule]);
      }
    }
  };
  return { add, of: (element) => declarationsOf(element, byKey), count: () => order };
}

function declarationsOf(element: Element, byKey: ReadonlyMap<string, Rule[]>): Declarations {
  const names = [...element.classList, '*', element.localName];
  const found = new Set<Rule>();
  for (const name of names)
    for (const rule of byKey.get(name) ?? []) if (matches(element, rule.selector)) found.add(rule);
  const sorted = [...found].sort((a, b) => a.weight - b.weight || a.order - b.order);
  const all = sorted.flatMap(({ declarations }) => declarations);
  const own = readDeclarations(element.getAttribute('style') ?? '');
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

function readDeclarations(body: string): [string, string][] {
  return splitOutside(body, ';').flatMap((part): [string, string][] => {
    const colon = part.indexOf(':');
    return colon < 1 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()]];
  });
}
