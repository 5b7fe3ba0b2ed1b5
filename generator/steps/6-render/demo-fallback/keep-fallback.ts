import path from 'node:path';
import { type ContentStore, hashOf, type Made } from '../../../cache';
import type { DemoFallback } from '../../../model';
import type { DemoDrawing } from '../../../page/demo-server-entry';
import { balance } from './balance';
import { type HtmlToken, readHtml, writeHtml } from './html-tokens';
import { isMeaningful } from './is-meaningful';
import { sanitizeHtml } from './sanitize-html';
import { scopeIds } from './scope-ids';
import { scopeNames } from './scope-names';

/**
 * Stores a prerendered demo after sanitizing and balancing its HTML and making its ids unique; null for a
 * demo that renders nothing.
 */
export function keepFallback(
  store: Pick<ContentStore, 'put'>,
  file: string,
  drawn: Partial<DemoDrawing>,
): Made<DemoFallback | null> {
  const tokens = drawnTokens(drawn.html ?? '');
  if (tokens.length === 0) return { value: null, kept: [] };
  const narrow = drawn.narrow === undefined ? [] : drawnTokens(drawn.narrow);
  const html = store.put(
    onBothScreens({ wide: tokens, narrow, isByPointer: drawn.isByPointer }, prefixOf(file)),
  );
  const styles = store.put(onLines([drawn.styles ?? '', ...(drawn.rules ?? [])]));
  const shows = isMeaningful(tokens) ? 'picture' : 'place';
  return { value: { html, styles, shows }, kept: [html, styles] };
}

function drawnTokens(html: string): HtmlToken[] {
  return balance(sanitizeHtml(readHtml(html)));
}

interface ForScreens {
  wide: HtmlToken[];
  narrow: HtmlToken[];
  isByPointer: boolean | undefined;
}

/** HTML for wide and narrow pages: the site's styles show one of them by `data-drawn` and `data-by-pointer`. */
function onBothScreens({ wide, narrow, isByPointer }: ForScreens, prefix: string): string {
  const html = scoped(wide, prefix);
  if (narrow.length === 0) return html;
  const by = isByPointer ? ' data-by-pointer=""' : '';
  return `<div data-drawn="wide"${by}>${html}</div><div data-drawn="narrow"${by}>${scoped(narrow, `${prefix}n-`)}</div>`;
}

/** HTML whose ids and groups of radio buttons are its own on a page. */
function scoped(tokens: HtmlToken[], prefix: string): string {
  return writeHtml(scopeNames(scopeIds(tokens, prefix), prefix));
}

/**
 * Style rules, one on each line, so that a page can merge rules that several demos share. Strings in them must not close the
 * style element.
 */
function onLines(rules: readonly string[]): string {
  return rules.map((rule) => rule.replaceAll('\n', ' ').replace(/<(?=\/style)/gi, '\\3c ')).join('\n');
}

/** A prefix of ids: the name of the demo and a short hash of its path. */
function prefixOf(file: string): string {
  const name = path.posix.basename(file).replace(/\.\w+$/, '');
  return `${name}-${hashOf(file).slice(0, 4)}-`;
}
