import { TAG_ATTRIBUTES } from '../../../../markup/tag-attributes';

/** A tag that an author wrote as HTML. */
export interface RawTag {
  /** In lower case. */
  name: string;
  /** The whole tag. */
  html: string;
  /** Its offset in its piece of HTML. */
  offset: number;
}

const COMMENT_OR_TAG = new RegExp(String.raw`<!--[\s\S]*?(?:-->|$)|<([a-zA-Z][\w-]*)${TAG_ATTRIBUTES}>`, 'g');

/** The opening tags of some HTML, without those in comments. */
export function rawTags(html: string): RawTag[] {
  return [...html.matchAll(COMMENT_OR_TAG)].flatMap((match) =>
    match[1] ? [{ name: match[1].toLowerCase(), html: match[0], offset: match.index }] : [],
  );
}

/** The HTML with replaced tags and without comments. */
export function replaceTags(html: string, replace: (tag: RawTag) => string): string {
  return html.replace(COMMENT_OR_TAG, (match: string, name: string | undefined, offset: number) =>
    name ? replace({ name: name.toLowerCase(), html: match, offset }) : '',
  );
}

/** The value of an attribute as written, and its offset in the tag. */
export function attributeOf(tag: RawTag, name: string): { value: string; offset: number } | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'di').exec(tag.html);
  const found = match?.indices?.slice(1).find(Boolean);
  return found && { value: tag.html.slice(...found), offset: found[0] };
}

/** Whether an element with `href` is a link. */
export function isLink(name: string): boolean {
  return name === 'a' || name === 'area';
}
