import { decodeEntities } from '../../../markup/decode-entities';
import { TAG_ATTRIBUTES } from '../../../markup/tag-attributes';
import { absolute, type Conversion } from './conversion';
import { plainText } from './flow';
import { readHtml } from './html-nodes';
import type { MarkdownFrame } from './markdown-page';

/** A rendered page, for comparison with its Markdown page. */
export interface RenderedText {
  /** Without prerendered demos. */
  body: string;
  /** The parts that an author has written. */
  texts: readonly string[];
}

/**
 * The differences between a Markdown page and its HTML page, as sentences for a maintainer: both must contain
 * every heading with an anchor, every link and every code block of the author.
 */
export function differencesOf(
  { headings, links, fences }: Pick<Conversion, 'headings' | 'links' | 'fences'>,
  { body, texts }: RenderedText,
  frame: Pick<MarkdownFrame, 'address' | 'origin'>,
): string[] {
  const drawn = headingsIn(body.replace(ASIDES, ''));
  const anchored = drawn.filter(({ isAnchor }) => isAnchor).map(({ words }) => words);
  const text = texts.join('');
  const [all, own] = [
    [...linksIn(body, frame), ...placesIn(body, frame)],
    linksIn(text.replace(EMPTY_LINK, ''), frame),
  ];
  return [
    ...without(anchored, headings).map((words) => `it lacks the heading "${words}"`),
    ...without(
      headings,
      drawn.map(({ words }) => words),
    ).map((words) => `the page has no heading "${words}"`),
    ...without(own, links).map((url) => `it lacks the link ${url}`),
    ...without(links, all).map((url) => `the page has no link ${url}`),
    ...(text.split('<pre').length - 1 > fences.length ? ['it lacks a block of code'] : []),
  ];
}

/** Form dialogs, such as feedback, have headings that are not content of the page. */
const ASIDES = /<(dialog|form)\b.*?<\/\1>/gs;

const HEADING = new RegExp(String.raw`<h([2-6])(\s${TAG_ATTRIBUTES})?>(.*?)</h\1>`, 'gs');

const EMPTY_LINK = new RegExp(String.raw`<a\s${TAG_ATTRIBUTES}></a>`, 'g');

// `?`: up to the first such attribute.
const HREF = new RegExp(String.raw`<a\s${TAG_ATTRIBUTES}?\bhref="([^"]*)"`, 'g');

const ID = new RegExp(String.raw`<[a-z]${TAG_ATTRIBUTES}?\sid="([^"]*)"`, 'g');

function headingsIn(html: string): { words: string; isAnchor: boolean }[] {
  return [...html.matchAll(HEADING)].map(([, , attributes = '', inner = '']) => ({
    words: plainText(readHtml(inner)),
    isAnchor: /\sid=/.test(attributes),
  }));
}

function linksIn(html: string, frame: Pick<MarkdownFrame, 'address' | 'origin'>): string[] {
  return [...html.matchAll(HREF)].map(([, href = '']) => absolute(decodeEntities(href), frame));
}

/** Link targets on the page, as links. */
function placesIn(html: string, { address }: Pick<MarkdownFrame, 'address'>): string[] {
  return [...html.matchAll(ID)].map(([, id = '']) => `${address}#${decodeEntities(id)}`);
}

/** The items of one list that the other one lacks, each once. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return [...new Set(some)].filter((one) => !known.has(one));
}
