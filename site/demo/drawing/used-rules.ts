import { blocksOf, splitOutside } from './layout/css-blocks';

/** States that a prerendered demo never has: it is mounted before it can be hovered or focused. */
const TOUCHED = /:(?:hover|focus|active|focus-visible|focus-within)\b(?![^(]*\))/;

/** A part of a rule: kept unchanged, nested, or selectors with their declarations. */
type Block =
  | { kind: 'whole'; text: string }
  | { kind: 'group'; condition: string; blocks: readonly Block[] }
  | { kind: 'selectors'; selectors: readonly Selector[]; body: string };

interface Selector {
  text: string;
  /** The classes that elements must have. */
  classes: readonly string[];
}

/** Reduces a rule to the selectors that only name the given classes. Empty if none is left. */
export function usedRule(rule: string, classes: ReadonlySet<string>): string {
  return usedOf(read(rule), classes);
}

function usedOf(blocks: readonly Block[], classes: ReadonlySet<string>): string {
  let used = '';
  for (const block of blocks) used += usedBlock(block, classes);
  return used;
}

function usedBlock(block: Block, classes: ReadonlySet<string>): string {
  if (block.kind === 'whole') return block.text;
  if (block.kind === 'group') {
    const inside = usedOf(block.blocks, classes);
    return inside === '' ? '' : `${block.condition}{${inside}}`;
  }
  const used = block.selectors.filter((one) => one.classes.every((name) => classes.has(name)));
  return used.length === 0 ? '' : `${used.map(({ text }) => text).join()}{${block.body}}`;
}

/** A cache of parsed rules, because demos share most of them. */
const known = new Map<string, readonly Block[]>();

function read(rule: string): readonly Block[] {
  const blocks = known.get(rule) ?? [...blocksOf(rule)].map(readBlock);
  known.set(rule, blocks);
  return blocks;
}

function readBlock({ selector, body }: { selector: string; body: string }): Block {
  if (/^@(?:media|supports|container|layer)/.test(selector))
    return { kind: 'group', condition: selector, blocks: [...blocksOf(body)].map(readBlock) };
  if (selector.startsWith('@')) return { kind: 'whole', text: `${selector}{${body}}` };
  const said = body.trim() === '' ? [] : splitOutside(selector, ',');
  const selectors = said.filter((one) => !TOUCHED.test(one)).map(readSelector);
  return { kind: 'selectors', selectors, body };
}

function readSelector(text: string): Selector {
  const plain = text.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return { text, classes: [...plain.matchAll(CLASS)].map(([, name = '']) => name) };
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** All classes in some HTML. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

/** All classes in some rules. */
export function classesNamedIn(rules: readonly string[]): Set<string> {
  return new Set(rules.flatMap((rule) => [...rule.matchAll(CLASS)].map(([, name = '']) => name)));
}
