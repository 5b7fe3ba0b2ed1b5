import { unescapeAll } from 'markdown-it/lib/common/utils.mjs';

/** A text of HTML, or the value of an attribute, with its character references decoded. */
export function decodeEntities(html: string): string {
  return html.replace(/&[^;&\s]+;/g, (entity) => unescapeAll(entity));
}
