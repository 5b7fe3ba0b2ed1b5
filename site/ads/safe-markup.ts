import { inertDocument } from './inert-document';

/** Elements that are kept of untrusted markup, without attributes (RULES §4.8). */
const ALLOWED = new Set(['b', 'strong', 'em', 'i', 'br']);

/** Elements whose content is not text. */
const SILENT = new Set(
  'script style template iframe object embed applet noscript noembed noframes textarea title select svg math xmp plaintext frameset canvas audio video'.split(
    ' ',
  ),
);

/** The maximum length of the text of an ad. */
const LONGEST = 600;

/** The maximum depth of nested elements. */
const DEEPEST = 8;

/**
 * Converts untrusted HTML to new nodes: text, and a few allowed elements without attributes. Other elements
 * are replaced by their text. Never throws.
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
