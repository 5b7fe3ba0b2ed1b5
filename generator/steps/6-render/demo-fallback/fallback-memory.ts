import path from 'node:path';
import { hashOf } from '../../../cache/hash';
import type { Drawn } from './drawing-program';
import { readHtml, writeHtml } from './html-tokens';
import { isMeaningful } from './is-meaningful';
import { makeHarmless } from './make-harmless';
import { scopeIds } from './scope-ids';

/** The static picture of a demo: names of its HTML and of its rules in the store. */
export interface Fallback {
  html: string;
  styles: string;
  /**
   * Whether a reader sees something of the demo. A place shows nothing, but takes the room that the
   * demo will need: charts that wait to be measured draw an empty box of their height.
   */
  shows: 'picture' | 'place';
}

/** Where drawings are kept: texts by their content, and which of them belong to a demo. */
export interface FallbackMemory {
  store: { put(text: string): string; has(name: string): boolean };
  results: {
    get(name: string): { key: string; value: unknown } | undefined;
    set(name: string, result: { key: string; value: unknown }): void;
  };
}

/** What was drawn for a demo under this key: null when that was nothing, undefined when it was never drawn. */
export function knownFallback(
  { results, store }: FallbackMemory,
  file: string,
  key: string,
): Fallback | null | undefined {
  const known = results.get(nameOf(file));
  if (known?.key !== key) return undefined;
  if (known.value === null) return null;
  if (!isFallback(known.value)) return undefined;
  return store.has(known.value.html) && store.has(known.value.styles) ? known.value : undefined;
}

/** Keeps a drawing: harmless, and with ids of its own. */
export function keepFallback({ store, results }: FallbackMemory, drawn: Drawn, key: string): Fallback | null {
  const tokens = makeHarmless(readHtml(drawn.html ?? ''));
  const value: Fallback | null =
    tokens.length === 0
      ? null
      : {
          html: store.put(writeHtml(scopeIds(tokens, prefixOf(drawn.file)))),
          styles: store.put(drawn.styles ?? ''),
          shows: isMeaningful(tokens) ? 'picture' : 'place',
        };
  results.set(nameOf(drawn.file), { key, value });
  return value;
}

function nameOf(file: string): string {
  return `fallback of ${file}`;
}

/** Ids are told apart by the demo's name and a little of where it lies. */
function prefixOf(file: string): string {
  const name = path.posix.basename(file).replace(/\.\w+$/, '');
  return `${name}-${hashOf(file).slice(0, 4)}-`;
}

function isFallback(value: unknown): value is Fallback {
  return (
    typeof value === 'object' && value !== null && 'html' in value && 'styles' in value && 'shows' in value
  );
}
