import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Elements that are omitted from Markdown: controls, images without text, navigation. */
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

/** Parses HTML. Colours of code are removed first, because they are most of its elements. */
export function readHtml(html: string): ChildNode[] {
  return parseDocument(html.replace(CODE, (code) => code.replace(COLOURS, ''))).children;
}

const CODE = /<pre[\s>].*?<\/pre>/gs;
const COLOURS = /<\/?span[^>]*>/g;

/** An element that is converted; undefined for everything else. */
export function elementOf(node: ChildNode): Element | undefined {
  return node instanceof Element && !isLeftOut(node) ? node : undefined;
}

/** The raw text of a text node. */
export function wordsOf(node: ChildNode): string | undefined {
  return node instanceof Text ? node.data : undefined;
}

/** The raw text of all descendants, because spaces in code are significant. */
export function textOf(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => wordsOf(node) ?? textOf(elementOf(node)?.children ?? [])).join('');
}

/** The rest of the first class name that starts with a prefix. */
export function classWith(prefix: string, { attribs }: Element): string | undefined {
  const names = attribs['class']?.split(/\s+/) ?? [];
  return names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

function isLeftOut({ name, attribs }: Element): boolean {
  return LEFT_OUT.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true';
}
