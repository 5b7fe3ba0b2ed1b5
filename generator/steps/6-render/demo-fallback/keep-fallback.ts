import path from 'node:path';
import { type ContentStore, hashOf, type Made } from '../../../cache';
import type { DemoFallback } from '../../../model';
import type { Answer } from './drawing-program';
import { readHtml, writeHtml } from './html-tokens';
import { isMeaningful } from './is-meaningful';
import { makeHarmless } from './make-harmless';
import { scopeIds } from './scope-ids';

/** Keeps a drawing: harmless, and with ids of its own; null for a demo that draws nothing. */
export function keepFallback(store: Pick<ContentStore, 'put'>, drawn: Answer): Made<DemoFallback | null> {
  const tokens = makeHarmless(readHtml(drawn.html ?? ''));
  if (tokens.length === 0) return { value: null, kept: [] };
  const html = store.put(writeHtml(scopeIds(tokens, prefixOf(drawn.file))));
  const styles = store.put(drawn.styles ?? '');
  const shows = isMeaningful(tokens) ? 'picture' : 'place';
  return { value: { html, styles, shows }, kept: [html, styles] };
}

/** Ids are told apart by the demo's name and a little of where it lies. */
function prefixOf(file: string): string {
  const name = path.posix.basename(file).replace(/\.\w+$/, '');
  return `${name}-${hashOf(file).slice(0, 4)}-`;
}
