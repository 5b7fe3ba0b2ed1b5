import path from 'node:path';
import chokidar, { type FSWatcher } from 'chokidar';
import { inBatches } from './in-batches';

interface WatchRequest {
  root: string;
  /** Folders and files, relative to the root. */
  names: string[];
  /** Whether changes of a file or folder, relative to the root, are not reported. */
  isUnwatched: (name: string) => boolean;
  /** Called with names when they are watched; not after an error. */
  ready: (names: readonly string[]) => void;
  /** Called with the changed files, relative to the root; never twice at the same time. */
  changed: (files: string[]) => Promise<void>;
  /** Called with the first error of each kind: a limit of the system is reached once for every folder. */
  failed: (error: unknown) => void;
}

/** Watches folders and files until it is closed. */
export interface Watcher {
  /** Watches more folders and files, relative to the root; those that are watched already stay. */
  add: (names: readonly string[]) => void;
  close: () => Promise<void>;
}

/** Reports changes in batches, and errors, until it is closed. */
export function watch({ root, names, isUnwatched, ready, changed, failed }: WatchRequest): Watcher {
  const report = inBatches(changed);
  const kinds = new Set<string>();
  const fail = (error: unknown) => {
    const kind = kindOf(error);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    failed(error);
  };
  const watched = new Set<string>();
  const watchers: FSWatcher[] = [];
  let isClosed = false;
  // Each call has a watcher of its own, as a watcher reports only once that it is ready.
  const add = (more: readonly string[]) => {
    const added = more.filter((name) => !watched.has(name));
    if (isClosed || added.length === 0) return;
    for (const name of added) watched.add(name);
    const watcher = chokidar.watch(added, {
      cwd: root,
      ignoreInitial: true,
      // Only the path below the root is checked: folders above it may be hidden.
      ignored: (name) => isUnwatched(slashed(path.relative(root, path.resolve(root, name)))),
    });
    watcher.on('all', (_, file) => report(slashed(file)));
    watcher.on('error', fail);
    watcher.on('ready', () => kinds.size === 0 && ready(added));
    watchers.push(watcher);
  };
  add(names);
  return {
    add,
    close: async () => {
      isClosed = true;
      await Promise.all(watchers.map(closeWatcher));
    },
  };
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}

function kindOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Closing removes all listeners, but an error may still come, which would end the program. */
function closeWatcher(watcher: FSWatcher): Promise<void> {
  const closed = watcher.close();
  watcher.on('error', () => undefined);
  return closed;
}
