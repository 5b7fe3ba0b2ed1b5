import type { KnownFile } from '../../../generator/published/file-table';
import { loadModule } from './load-module';

/** The scripts of a page's demos, each fetched once. */
export interface PageFiles {
  /** Resolves when modules and all their imports can be imported; `low` is the priority of prefetches. */
  ready: (urls: string[], priority?: RequestPriority) => Promise<void>;
  /** Requests files of some modules again that have not arrived. Pending calls wait for the new responses. */
  renew: (urls: string[]) => void;
}

interface Asked {
  loaded: Promise<void>;
  state: 'pending' | 'loaded' | 'failed';
  abort: () => void;
}

/** `table` lists all files, which are in one `folder`. */
export function createPageFiles(folder: string, table: readonly KnownFile[]): PageFiles {
  const asked = new Map<KnownFile, Asked>();

  const ask = (file: KnownFile, priority: RequestPriority = 'auto'): Asked => {
    const controller = new AbortController();
    const wanted = { url: folder + file.name, digest: file.digest };
    const loaded = loadModule(wanted, { signal: controller.signal, priority });
    const made: Asked = { loaded, state: 'pending', abort: () => controller.abort() };
    loaded.then(
      () => {
        made.state = 'loaded';
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
      await latest.loaded;
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

/**
 * The files at some URLs, and their direct and indirect imports. Files that are not in the table are not
 * fetched.
 */
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
