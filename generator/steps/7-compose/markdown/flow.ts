import type { ChildNode, Element } from 'domhandler';
import type { BlockContent, DefinitionContent, Heading, List, ListItem, RootContent } from 'mdast';
import type { Conversion } from './conversion';
import { classWith, elementOf, textOf } from './html-nodes';
import { phrasingOf } from './phrasing';
import { tableOf } from './table';

/** Block content of a page. */
export type Block = BlockContent | DefinitionContent;

type BlockConverter = (element: Element, conversion: Conversion) => Block[];

/** Elements without a Markdown form of their own. */
const CONTAINERS = [
  'address',
  'article',
  'body',
  'dd',
  'div',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'header',
  'html',
  'main',
  'section',
];

const converters: Record<string, BlockConverter> = {
  ...Object.fromEntries(
    CONTAINERS.map((name): [string, BlockConverter] => [
      name,
      ({ children }, conversion) => flowOf(children, conversion),
    ]),
  ),
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).map((depth): [string, BlockConverter] => [
      `h${depth}`,
      headingConverter(depth),
    ]),
  ),
  p: ({ children }, conversion) => paragraphs(children, conversion),
  hr: () => [{ type: 'thematicBreak' }],
  pre: code,
  table: (element, conversion) => [tableOf(element, conversion)],
  ul: (element, conversion) => list(element, conversion),
  ol: (element, conversion) => list(element, conversion),
  dl: ({ children }, conversion) => definitions(children, conversion),
  blockquote: ({ children }, conversion) => quoted(flowOf(children, conversion)),
  aside: callout,
  details: ({ children }, conversion) => flowOf(children, conversion),
  summary: ({ children }, conversion) => strongParagraph(children, conversion),
};

/** Converts nodes to blocks; inline content outside of blocks becomes paragraphs. */
function flowOf(nodes: readonly ChildNode[], conversion: Conversion): Block[] {
  const blocks: Block[] = [];
  let run: ChildNode[] = [];
  const finish = () => {
    blocks.push(...paragraphs(run, conversion));
    run = [];
  };
  for (const node of nodes) {
    const element = elementOf(node);
    const make = element && converters[element.name];
    if (!element || !make) run.push(node);
    else {
      finish();
      blocks.push(...make(element, conversion));
    }
  }
  finish();
  return blocks;
}

/** A page as a Markdown tree. */
export function rootOf(
  nodes: readonly ChildNode[],
  conversion: Conversion,
): { type: 'root'; children: RootContent[] } {
  return { type: 'root', children: flowOf(nodes, conversion) };
}

function paragraphs(nodes: readonly ChildNode[], conversion: Conversion): Block[] {
  const children = phrasingOf(nodes, conversion);
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

function strongParagraph(nodes: readonly ChildNode[], conversion: Conversion): Block[] {
  const children = phrasingOf(nodes, conversion);
  return children.length > 0 ? [{ type: 'paragraph', children: [{ type: 'strong', children }] }] : [];
}

function headingConverter(depth: Heading['depth']): BlockConverter {
  return ({ children }, conversion) => {
    const content = phrasingOf(children, conversion);
    if (content.length === 0) return [];
    if (depth > 1) conversion.headings.push(plainText(children));
    return [{ type: 'heading', depth, children: content }];
  };
}

/** The visible text of some nodes. */
export function plainText(nodes: readonly ChildNode[]): string {
  return textOf(nodes).replace(/\s+/g, ' ').trim();
}

function code(pre: Element, conversion: Conversion): Block[] {
  const inner = pre.children.map(elementOf).find((child) => child?.name === 'code');
  const value = textOf(pre.children).replace(/^\n|\n$/g, '');
  const language = inner && classWith('language-', inner);
  conversion.fences.push(value);
  return [{ type: 'code', lang: language && language !== 'text' ? language : null, value }];
}

function list({ name, attribs, children }: Element, conversion: Conversion): Block[] {
  const items = children.flatMap((child): ListItem[] => {
    const element = elementOf(child);
    if (element?.name !== 'li') return [];
    const blocks = flowOf(element.children, conversion);
    return blocks.length > 0 ? [{ type: 'listItem', spread: isSpread(blocks), children: blocks }] : [];
  });
  return items.length > 0 ? [listOf(items, name === 'ol' ? Number(attribs['start'] ?? 1) : undefined)] : [];
}

function listOf(items: ListItem[], start?: number): List {
  const ordered = start !== undefined;
  return {
    type: 'list',
    ordered,
    ...(ordered && { start }),
    spread: items.some(({ spread }) => spread),
    children: items,
  };
}

/** Whether an item has more than one line and a list below it. */
function isSpread(blocks: readonly Block[]): boolean {
  return blocks.slice(1).some(({ type }) => type !== 'list');
}

/** Markdown has no description lists: a term becomes a paragraph, its descriptions a list below it. */
function definitions(nodes: readonly ChildNode[], conversion: Conversion): Block[] {
  const blocks: Block[] = [];
  let items: ListItem[] = [];
  const finish = () => {
    if (items.length > 0) blocks.push(listOf(items));
    items = [];
  };
  for (const element of nodes.flatMap((node) => elementOf(node) ?? [])) {
    if (element.name === 'dd') {
      const children = flowOf(element.children, conversion);
      if (children.length > 0) items.push({ type: 'listItem', spread: isSpread(children), children });
      continue;
    }
    finish();
    blocks.push(
      ...(element.name === 'dt'
        ? strongParagraph(element.children, conversion)
        : definitions(element.children, conversion)),
    );
  }
  finish();
  return blocks;
}

/** The alert types of Markdown for the kinds of callouts. */
const ALERTS: Record<string, string> = { info: 'NOTE', success: 'TIP', warning: 'WARNING', error: 'CAUTION' };

/** Whether a line is the type of an alert. */
const isAlertLine = (value: string) => /^\[!\w+\]$/.test(value);

function callout(aside: Element, conversion: Conversion): Block[] {
  const blocks = flowOf(aside.children, conversion);
  const kind = ALERTS[classWith('callout-', aside) ?? ''];
  return kind === undefined ? blocks : quoted([{ type: 'html', value: `[!${kind}]` }, ...blocks]);
}

function quoted(children: Block[]): Block[] {
  return children.length > 0 ? [{ type: 'blockquote', children }] : [];
}

/** No empty line between the type of an alert and its text. */
export function joinsAlert(left: { type: string; value?: unknown }): 0 | undefined {
  return left.type === 'html' && isAlertLine(String(left.value)) ? 0 : undefined;
}
