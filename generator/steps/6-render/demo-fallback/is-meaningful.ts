import type { HtmlToken } from './html-tokens';

/** Elements whose content is never shown. */
const SILENT =
  /^(?:script|style|template|noscript|title|desc|defs|clippath|mask|metadata|legend|head|option|datalist)$/i;
/** Elements that are visible without content. */
const SHAPES =
  /^(?:path|rect|circle|ellipse|line|polyline|polygon|image|img|picture|video|hr|progress|meter|select|textarea)$/i;
/** Includes zero-width spaces, which renderers use to keep a height. */
const BLANK = /[\s\u00A0\u200B-\u200D\u2060\uFEFF]|&(?:nbsp|#8203|ZeroWidthSpace);/g;

/**
 * Whether some HTML has visible content: text, a shape, an image or a control. Empty boxes do not count:
 * components render these while they wait for a browser.
 */
export function isMeaningful(tokens: HtmlToken[]): boolean {
  const hidden: boolean[] = [];
  for (const token of tokens) {
    const unseen = hidden.at(-1) ?? false;
    if (token.kind === 'close') hidden.pop();
    else if (token.kind === 'text' && !unseen && token.text.replace(BLANK, '') !== '') return true;
    else if (token.kind === 'open') {
      const isHidden = unseen || SILENT.test(token.name) || isHiddenByAttribute(token.attributes);
      if (!isHidden && (SHAPES.test(token.name) || isControl(token))) return true;
      if (!token.closed) hidden.push(isHidden);
    }
  }
  return false;
}

function isHiddenByAttribute(attributes: [string, string | undefined][]): boolean {
  return attributes.some(
    ([name, value]) =>
      name === 'hidden' || (name === 'style' && /(?:display:\s*none|visibility:\s*hidden)/.test(value ?? '')),
  );
}

/** A field is visible if it has a value; a checkbox always is. */
function isControl({
  name,
  attributes,
}: {
  name: string;
  attributes: [string, string | undefined][];
}): boolean {
  if (name !== 'input') return false;
  const values = new Map(attributes);
  const type = values.get('type') ?? 'text';
  return (
    type !== 'hidden' &&
    (/^(?:checkbox|radio|range|color)$/.test(type) ||
      Boolean(values.get('value') || values.get('placeholder')))
  );
}
