import type { KnownFile } from '../../../generator/published/file-table';
import { fetchWhole } from './fetch-whole';

/** The scripts of a page's demos, of which each is fetched once. */
export interface PageFiles {
  /** Resolves when some modules, and all that they import, can be imported; `low` is for who may never want them. */
  ready: (urls: string[], priority?: RequestPriority) => Promise<void>;
  /** Asks anew for what is not there yet of some modules. Whoever waits for it waits for the new answer. */
  renew: (urls: string[]) => void;
}

interface Asked {
  whole: Promise<unknown>;
  state: 'pending' | 'whole' | 'failed';
  abort: () => void;
}

/**
 * Browsers remember for the life of a document that a module, or one that it imports, did not come. So every file
 * is fetched before it is imported, where asking again is possible. `table` says what there is, all in one `folder`.
 */
export function createPageFiles(folder: string, table: readonly KnownFile[]): PageFiles {
  const asked = new Map<KnownFile, Asked>();

  const ask = (file: KnownFile, priority: RequestPriority = 'auto'): Asked => {
    const controller = new AbortController();
    const { signal } = controller;
    const whole = fetchWhole({ url: folder + file.name, digest: file.digest }, { signal, priority });
    const made: Asked = { whole, state: 'pending', abort: () => controller.abort() };
    whole.then(
      () => {
        made.state = 'whole';
      },
      () => {
        made.state = 'failed';
      },
    );
    asked.set(file, made);
    return made;
  };

  const there = async (file: KnownFile, priority?: RequestPriority): Promise<void> => {
    const before = asked.get(file);
    const latest = before && before.state !== 'failed' ? before : ask(file, priority);
    try {
      await latest.whole;
    } catch (error) {
      if (asked.get(file) === latest) throw error;
      await there(file);
    }
  };

  return {
    ready: async (urls, priority) => {
      await Promise.all(filesBelow(table, urls).map((file) => there(file, priority)));
    },
    renew: (urls) => {
      for (const file of filesBelow(table, urls)) {
        const before = asked.get(file);
        if (before?.state !== 'pending') continue;
        ask(file);
        before.abort();
      }
    },
  };
}

/** The files at some urls, and those that they import, near and far. What is in no table is not fetched. */
function filesBelow(table: readonly KnownFile[], urls: string[]): KnownFile[] {
  const found = new Set<KnownFile>();
  const visit = (file: KnownFile | undefined): void => {
    if (!file || found.has(file)) return;
    found.add(file);
    for (const at of file.imports) visit(table[at]);
  };
  for (const url of urls) visit(table.find(({ name }) => url.endsWith(`/${name}`)));
  return [...found];
}
