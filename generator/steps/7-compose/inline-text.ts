import type { InlineText } from './security-policy';

/** Data is not executed, so the policy needs no hash for it. */
const SCRIPT = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The text of every inline script and style element of a head that this build generated. */
export function inlineText(head: string): InlineText {
  return { scripts: texts(head, SCRIPT), styles: texts(head, STYLE) };
}

function texts(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text]) => text ?? '');
}
