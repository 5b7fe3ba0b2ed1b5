import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** What a reader of text has no use for: controls, pictures without words, ways around. */
const LEFT_OUT = new Set([
  'audio',
  'button',
  'canvas',
  'dialog',
  'form',
  'head',
  'iframe',
  'input',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'video',
]);

/** The nodes of a piece of HTML; the colours of code are left out, as they are most of its elements. */
export function readHtml(html: string): ChildNode[] {
  return parseDocument(html.replace(CODE, (code) => code.replace(COLOURS, ''))).children;
}

const CODE = /<pre[\s>].*?<\/pre>/gs;
const COLOURS = /<\/?span[^>]*>/g;

/** An element that a reader of text is told of; undefined for everything else. */
export function elementOf(node: ChildNode): Element | undefined {
  return node instanceof Element && !isLeftOut(node) ? node : undefined;
}

/** The words of a text node, as they were written. */
export function wordsOf(node: ChildNode): string | undefined {
  return node instanceof Text ? node.data : undefined;
}

/** All words below some nodes, as they were written: of code every space counts. */
export function textOf(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => wordsOf(node) ?? textOf(elementOf(node)?.children ?? [])).join('');
}

/** Whether an element has one of the classes; gives the rest of its name behind the prefix. */
export function classWith(prefix: string, { attribs }: Element): string | undefined {
  const names = attribs['class']?.split(/\s+/) ?? [];
  return names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

function isLeftOut({ name, attribs }: Element): boolean {
  return LEFT_OUT.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true';
}
