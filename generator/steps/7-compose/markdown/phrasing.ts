import type { ChildNode, Element } from 'domhandler';
import type { PhrasingContent } from 'mdast';
import type { Conversion } from './conversion';
import { elementOf, textOf, wordsOf } from './html-nodes';

/** White space that HTML collapses, without non-breaking spaces. */
const SPACES = /[ \t\n\r\f]+/g;

/** Inline content, with white space collapsed as in HTML. */
export function phrasingOf(nodes: readonly ChildNode[], conversion: Conversion): PhrasingContent[] {
  return trimmed(joined(nodes.flatMap((node) => pieceOf(node, conversion))));
}

function pieceOf(node: ChildNode, conversion: Conversion): PhrasingContent[] {
  const words = wordsOf(node);
  if (words !== undefined) return [{ type: 'text', value: words.replace(SPACES, ' ') }];
  const element = elementOf(node);
  return element ? elementPieces(element, conversion) : [];
}

function elementPieces(element: Element, conversion: Conversion): PhrasingContent[] {
  const { name, attribs, children } = element;
  switch (name) {
    case 'br':
      return [{ type: 'break' }];
    case 'code':
    case 'kbd':
    case 'samp':
      return codePiece(textOf(children));
    case 'b':
    case 'strong':
      return emphasised(childPieces(children, conversion), 'strong');
    case 'em':
    case 'i':
      return emphasised(childPieces(children, conversion), 'emphasis');
    case 'a':
      return linkPieces(element, conversion);
    case 'img':
      return attribs['alt'] ? [image(attribs, conversion)] : [];
    default:
      return attribs['role'] === 'img' ? pictureWords(attribs) : childPieces(children, conversion);
  }
}

/** An icon has a margin; its text needs a space. */
function pictureWords({ 'aria-label': label = '' }: Record<string, string>): PhrasingContent[] {
  return label === '' ? [] : [{ type: 'text', value: ` ${label} ` }];
}

function childPieces(nodes: readonly ChildNode[], conversion: Conversion): PhrasingContent[] {
  return nodes.flatMap((node) => pieceOf(node, conversion));
}

function codePiece(code: string): PhrasingContent[] {
  const value = code.replace(SPACES, ' ').trim();
  return value === '' ? [] : [{ type: 'inlineCode', value }];
}

function linkPieces({ attribs, children }: Element, conversion: Conversion): PhrasingContent[] {
  const { href } = attribs;
  const drawn = childPieces(children, conversion);
  if (href === undefined) return drawn;
  const pieces = trimmed(joined(drawn)).length > 0 ? drawn : nameOf(attribs, href);
  if (pieces.length === 0) return [];
  const url = conversion.addressOf(href);
  conversion.links.push(url);
  return around(pieces, (inner) => ({ type: 'link', url, children: withoutLinks(inner) }));
}

/** The label of an icon link; undefined for links of headings to themselves, whose label is the heading. */
function nameOf(attribs: Record<string, string>, href: string): PhrasingContent[] {
  const value = attribs['aria-label'] ?? attribs['title'] ?? '';
  return value === '' || href.startsWith('#') ? [] : [{ type: 'text', value }];
}

function image({ src = '', alt = '' }: Record<string, string>, { addressOf }: Conversion): PhrasingContent {
  return { type: 'image', url: addressOf(src), alt };
}

/** Characters after which emphasis cannot end directly before a letter, as in Chinese (CommonMark 6.2). */
const CLOSING = /[：。，、；！？]+$/;

/**
 * Moves closing Chinese punctuation out of emphasis: it looks the same, and all Markdown parsers see the end
 * of the emphasis.
 */
function emphasised(pieces: PhrasingContent[], type: 'strong' | 'emphasis'): PhrasingContent[] {
  const all = joined(pieces);
  const last = all.at(-1);
  const [closing = ''] = last?.type === 'text' ? (CLOSING.exec(last.value) ?? []) : [];
  const marked: PhrasingContent[] =
    last?.type === 'text'
      ? [...all.slice(0, -1), { ...last, value: last.value.slice(0, last.value.length - closing.length) }]
      : all;
  const rest: PhrasingContent[] = closing === '' ? [] : [{ type: 'text', value: closing }];
  return [...around(marked, (children) => ({ type, children })), ...rest];
}

/** Emphasis must not begin or end with a space, so spaces are moved out of it. */
function around(
  pieces: PhrasingContent[],
  mark: (inner: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const all = joined(pieces);
  const inner = trimmed(all);
  if (inner.length === 0) return all;
  const [first, last] = [all[0], all.at(-1)];
  return [
    ...(first?.type === 'text' && first.value.startsWith(' ') ? [SPACE] : []),
    mark(inner),
    ...(last?.type === 'text' && last.value.endsWith(' ') ? [SPACE] : []),
  ];
}

const SPACE: PhrasingContent = { type: 'text', value: ' ' };

function withoutLinks(pieces: PhrasingContent[]): PhrasingContent[] {
  return pieces.flatMap((piece) => (piece.type === 'link' ? piece.children : [piece]));
}

/** Merges adjacent texts, with single spaces, and without spaces beside line breaks. */
function joined(pieces: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.type === 'text' && last?.type === 'text') {
      all[all.length - 1] = { type: 'text', value: (last.value + piece.value).replace(/ {2,}/g, ' ') };
    } else if (piece.type !== 'text' || piece.value !== '') all.push(piece);
  }
  return all.flatMap((piece, at): PhrasingContent[] => {
    if (piece.type !== 'text') return [piece];
    const afterBreak = all[at - 1]?.type === 'break' ? piece.value.trimStart() : piece.value;
    const value = all[at + 1]?.type === 'break' ? afterBreak.trimEnd() : afterBreak;
    return value === '' ? [] : [{ type: 'text', value }];
  });
}

function trimmed(pieces: PhrasingContent[]): PhrasingContent[] {
  return pieces.flatMap((piece, at): PhrasingContent[] => {
    if (piece.type === 'break') return at === 0 || at === pieces.length - 1 ? [] : [piece];
    if (piece.type !== 'text') return [piece];
    const begun = at === 0 ? piece.value.replace(/^[ \n]+/, '') : piece.value;
    const value = at === pieces.length - 1 ? begun.replace(/[ \n]+$/, '') : begun;
    return value === '' ? [] : [{ type: 'text', value }];
  });
}
