import { isPlan, type Plan } from '../../../contract/plan';
import { decodeEntities } from '../../../markup/decode-entities';
import { TAG_ATTRIBUTES } from '../../../markup/tag-attributes';
import { MARKS, NAME_MARK } from '../../../model/marks';

/** The plain text below a heading of some HTML. */
export interface PlainSection {
  /** Id and plain title of the heading; absent for the text before the first one. */
  heading?: { id: string; title: string; plan?: Plan };
  text: string;
}

const TAG = new RegExp(String.raw`<(/?)([a-z][a-z\d]*)(${TAG_ATTRIBUTES})>`, 'g');

/** Elements without sentences: code and graphics. */
const SKIPPED = new Set(['pre', 'style', 'script', 'svg']);

/** Tags that do not separate words. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'span', 'strong', 'sub', 'sup', 'wbr']);

/** Cuts HTML that was generated from a text into sections. */
export function plainSections(html: string): PlainSection[] {
  const sections: PlainSection[] = [{ text: '' }];
  let end = 0;
  let skipped: string | undefined;
  let inHeading = false;
  const say = (words: string): void => {
    const section = sections.at(-1);
    if (!section || skipped !== undefined) return;
    if (inHeading && section.heading) section.heading.title += words;
    else section.text += words;
  };
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    say(html.slice(end, index));
    end = index + tag.length;
    if (slash ? name === skipped : SKIPPED.has(name)) skipped = slash ? undefined : (skipped ?? name);
    const id = /^h[23]$/.test(name) ? attributeOf(attributes, 'id') : undefined;
    if (id !== undefined) sections.push({ heading: { id, title: '' }, text: '' });
    if (/^h[23]$/.test(name)) inHeading = id !== undefined;
    const heading = inHeading ? sections.at(-1)?.heading : undefined;
    const plan = heading && planIn(attributes);
    if (heading && plan) heading.plan = plan;
    if (!INLINE.has(name)) say(' ');
  }
  say(html.slice(end));
  return sections.map(({ heading, text }) => ({
    ...(heading && { heading: { ...heading, title: plain(heading.title) } }),
    text: plain(text),
  }));
}

/** HTML as plain text. */
export function plainWords(html: string): string {
  return plainSections(html)
    .map(({ heading, text }) => `${heading?.title ?? ''} ${text}`)
    .join(' ')
    .trim();
}

/** Marked names of the API are reduced to their code. */
const MARKED = new RegExp(`${NAME_MARK}[^${NAME_MARK}]*${NAME_MARK}([^${NAME_MARK}]*)${NAME_MARK}`, 'g');

const UNSEEN = new RegExp(`${MARKS.source}|[\u00AD\u200B]`, 'g');

function plain(text: string): string {
  return decodeEntities(text.replace(MARKED, '$1')).replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** The mark of a plan beside a heading. */
function planIn(attributes: string): Plan | undefined {
  const [, plan] = /\bplan-([a-z]+)\b/.exec(attributes) ?? [];
  return isPlan(plan) ? plan : undefined;
}
