import path from 'node:path';
import type { TextFacts } from '../model';
import { Ledger } from './ledger';
import { Store } from './store';

/** A loaded text as it is remembered under its file's name: its facts at hand, its HTML in the store. */
export interface RememberedText {
  key: string;
  facts: TextFacts;
  loaded: string;
}

/** A finished page as it is remembered under its output file's name. */
export interface RememberedPage {
  key: string;
  /** Name of its HTML in the store. */
  contents: string;
  bytes: number;
  /** Hashes of what it was made from, by name, so that `--explain` can say what changed. */
  from: Record<string, string>;
}

/** What earlier runs made. It changes how long a run takes, never what it makes. */
export interface Cache {
  folder: string;
  store: Store;
  texts: Ledger<RememberedText>;
  pages: Ledger<RememberedPage>;
  /** Results of whole steps, such as the type-check of all demos. */
  results: Ledger<{ key: string; value: unknown }>;
}

/** Opens the cache of one site below `folder`. */
export function openCache(folder: string): Cache {
  return {
    folder,
    store: new Store(path.join(folder, 'store')),
    texts: new Ledger(path.join(folder, 'texts.json')),
    pages: new Ledger(path.join(folder, 'pages.json')),
    results: new Ledger(path.join(folder, 'results.json')),
  };
}

/** Writes down what this run made, and removes from the store what nothing names any more. */
export function saveCache({ store, texts, pages, results }: Cache): void {
  const changed = [texts.save(), pages.save(), results.save()].includes('changed');
  if (changed)
    store.sweep(
      new Set([
        ...texts.values().map(({ loaded }) => loaded),
        ...pages.values().map(({ contents }) => contents),
        ...namesIn(results.values()),
      ]),
    );
}

/** Results of steps name what they keep in the store somewhere inside them. */
function namesIn(values: unknown[]): string[] {
  return JSON.stringify(values).match(/\b[0-9a-f]{32}\b/g) ?? [];
}
