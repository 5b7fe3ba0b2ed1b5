import type Token from 'markdown-it/lib/token.mjs';
import type { Reference } from '../../../../model';
import { isFollowed, schemeOf } from '../../../../model/link-scheme';
import { nameInCode } from '../api-names/name-in-code';
import { offsetOf } from '../markdown/inline-state';
import { UNDEFINED_REFERENCE } from '../markdown/undefined-references';
import type { SourceLines } from '../place';
import { type PlacedText, placedTexts } from './placed-texts';
import { decodeEntities } from '../../../../markup/decode-entities';
import { rawAddresses } from './raw-addresses';
import { attributeOf, isLink, type RawTag, rawTags } from './raw-html';

/** The links of a text, and its possible link targets. */
export interface References {
  links: Reference[];
  images: Reference[];
  /** Inline code that may be a name of the API. */
  names: Reference[];
  /** Inline code that may be a member of a component or type of the page; each once. */
  members: Set<string>;
  /** Labels of links that no line of the text defines. */
  undefined: Reference[];
  /** `id` of raw HTML, and `name` of raw anchors. */
  ids: string[];
}

/** Collects links, images and ids, of Markdown and raw HTML, each target as written. */
export function collectReferences(tokens: readonly Token[], source: SourceLines): References {
  const references: References = {
    links: [],
    images: [],
    names: [],
    members: new Set(),
    undefined: [],
    ids: [],
  };
  for (const text of placedTexts(tokens, source)) {
    if (text.token.type === 'html_block') addRawHtml(text.token.content, text, references);
    for (const child of text.token.children ?? []) addChild(child, text, references);
  }
  return references;
}

function addChild(child: Token, text: PlacedText, references: References): void {
  const offset = offsetOf(child);
  if (child.type === 'html_inline') addRawHtml(child.content, shifted(text, offset), references);
  if (child.type === 'link_open') references.links.push(markdownReference(child, 'href', text));
  if (child.type === 'code_inline') addName(child, text, references);
  if (child.type === UNDEFINED_REFERENCE) {
    references.undefined.push({ target: child.content, place: text.placeAt(offset) });
  }
  if (child.type === 'image') references.images.push(markdownReference(child, 'src', text));
}

function addName(child: Token, { token, placeAt }: PlacedText, { names, members }: References): void {
  const named = nameInCode(child);
  if (named?.kind === 'member') members.add(named.name);
  if (named?.kind !== 'name') return;
  const place = placeAt(token.content.indexOf(named.name, offsetOf(child)));
  names.push({ target: named.name, place });
}

/**
 * The distance from a link's start that is searched for its address; one beyond it belongs to another link.
 */
const MAX_DISTANCE = 10_000;

/** A Markdown link. Its place is that of its target, or of the link if the target is defined elsewhere. */
function markdownReference(child: Token, attribute: string, { token, placeAt }: PlacedText): Reference {
  const target = child.attrGet(attribute) ?? '';
  const from = Math.max(0, offsetOf(child) - (child.info === 'auto' ? 'https'.length : 0));
  const found = token.content.slice(from, from + MAX_DISTANCE + target.length).indexOf(target);
  return { target, place: placeAt(found >= 0 ? from + found : from) };
}

function shifted(text: PlacedText, by: number): PlacedText {
  return { token: text.token, placeAt: (offset) => text.placeAt(offset + by) };
}

function addRawHtml(html: string, { placeAt }: PlacedText, references: References): void {
  for (const tag of rawTags(html)) {
    const id = attributeOf(tag, 'id') ?? (tag.name === 'a' ? attributeOf(tag, 'name') : undefined);
    if (id) references.ids.push(id.value);
    for (const { attribute, value, offset } of rawAddresses(tag)) {
      const reference = { target: decodeEntities(value), place: placeAt(tag.offset + offset) };
      listFor({ tag, attribute, reference }, references)?.push(reference);
    }
  }
}

/**
 * The list for an attribute. Attributes other than those of links and images are collected, because their URL
 * may run code.
 */
function listFor(
  {
    tag: { name },
    attribute,
    reference: { target },
  }: { tag: RawTag; attribute: string; reference: Reference },
  { links, images }: References,
): Reference[] | undefined {
  if (isLink(name) && attribute === 'href') return links;
  if ((name === 'img' && attribute === 'src') || attribute === 'srcset') return images;
  return isFollowed(target) || schemeOf(target) === 'data' ? undefined : links;
}
