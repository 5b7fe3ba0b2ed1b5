import { inertDocument } from './inert-document';

/** What of an outside text's markup is shown, without any attribute (RULES §4.8). */
const ALLOWED = new Set(['b', 'strong', 'em', 'i', 'br']);

/** Elements whose content is not meant to be read. */
const SILENT = new Set(
  'script style template iframe object embed applet noscript noembed noframes textarea title select svg math xmp plaintext frameset canvas audio video'.split(
    ' ',
  ),
);

/** An ad says a sentence or two; more is not shown. */
const LONGEST = 600;

/** Emphasis within emphasis ends somewhere. */
const DEEPEST = 8;

/**
 * Outside HTML as new nodes of a page: text, and the few elements that are allowed, bare. Everything
 * else gives its text, what is not text gives nothing. Never throws.
 */
export function safeMarkup(html: unknown, page: Document): DocumentFragment {
  const made = page.createDocumentFragment();
  if (typeof html === 'string') copy(inertDocument(html.slice(0, LONGEST)).body, { into: made, depth: 0 });
  return made;
}

interface Place {
  into: Node;
  depth: number;
}

function copy(from: Node, { into, depth }: Place): void {
  if (depth > DEEPEST) return;
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) appendText(into, node.textContent ?? '');
    else if (node.nodeType === Node.ELEMENT_NODE) copyElement(node, { into, depth: depth + 1 });
  }
}

function copyElement(node: Node, { into, depth }: Place): void {
  const name = node.nodeName.toLowerCase();
  if (SILENT.has(name)) return;
  if (!ALLOWED.has(name)) {
    copy(node, { into, depth });
    return;
  }
  const made = pageOf(into).createElement(name);
  copy(node, { into: made, depth });
  into.appendChild(made);
}

function appendText(into: Node, text: string): void {
  into.appendChild(pageOf(into).createTextNode(text));
}

function pageOf(node: Node): Document {
  return node.ownerDocument ?? document;
}
