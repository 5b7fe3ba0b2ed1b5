import type { ParseResult, types } from '@babel/core';

/** A longer excerpt would be as long to read as the whole code (RULES §4.9). */
const PREVIEW_LINES = 16;

/** Elements that only lay out what a demo shows. */
const WRAPPERS = ['div', 'Box', 'Stack', 'LocalizationProvider', 'DemoContainer', 'DemoItem'];

/**
 * The collapsed source of a demo: what the last return of its default-exported function declaration renders,
 * without one wrapper (two, when the first is a LocalizationProvider), de-indented. Undefined when it returns
 * no element, or when that takes more than 16 lines (RULES §4.9).
 */
export function cutPreview(ast: ParseResult, code: string): string | undefined {
  const element = returnedElement(ast);
  const range = element && unwrapped(element);
  if (!range) return undefined;
  const lines = code
    .slice(...range)
    .trim()
    .split('\n');
  return lines.length > PREVIEW_LINES ? undefined : deindented(lines).join('\n');
}

function returnedElement({ program }: ParseResult): types.JSXElement | undefined {
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (exported?.declaration.type !== 'FunctionDeclaration') return undefined;
  const returned = exported.declaration.body.body.findLast(({ type }) => type === 'ReturnStatement');
  const value = returned?.type === 'ReturnStatement' ? returned.argument : undefined;
  return value?.type === 'JSXElement' ? value : undefined;
}

type Range = [start: number, end: number];

function unwrapped(element: types.JSXElement): Range | undefined {
  const name = nameOf(element);
  const children = shownChildren(element);
  if (!WRAPPERS.includes(name) || children.length === 0) return rangeOf([element]);
  const [only] = children;
  if (name !== 'LocalizationProvider' || only?.type !== 'JSXElement' || children.length > 1)
    return rangeOf(children);
  const inner = shownChildren(only);
  return WRAPPERS.includes(nameOf(only)) && inner.length > 0 ? rangeOf(inner) : rangeOf(children);
}

function nameOf({ openingElement: { name } }: types.JSXElement): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** Children without blank text at either end. */
function shownChildren({ children }: types.JSXElement): types.JSXElement['children'] {
  const isShown = (child: types.JSXElement['children'][number]): boolean =>
    child.type !== 'JSXText' || child.value.trim() !== '';
  return children.slice(children.findIndex(isShown), children.findLastIndex(isShown) + 1);
}

function rangeOf(nodes: readonly types.Node[]): Range | undefined {
  const [start, end] = [nodes[0]?.start, nodes.at(-1)?.end];
  return typeof start === 'number' && typeof end === 'number' ? [start, end] : undefined;
}

/** The first line starts at the element itself; the indentation of the others is that of the last line. */
function deindented(lines: readonly string[]): string[] {
  const indent = /^ */.exec(lines.at(-1) ?? '')?.[0] ?? '';
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
}
