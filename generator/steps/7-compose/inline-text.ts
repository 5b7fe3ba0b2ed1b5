import type { InlineText } from './security-policy';

/** Data is never run, so no policy asks for it. */
const SCRIPT = /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The text of every inline script and style element of a head. Takes what this build wrote itself. */
export function inlineText(head: string): InlineText {
  return { scripts: texts(head, SCRIPT), styles: texts(head, STYLE) };
}

function texts(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text]) => text ?? '');
}
