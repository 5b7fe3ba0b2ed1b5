import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { inBatches } from './in-batches';
import { watchSince } from './watch-since';

interface WatchRequest {
  root: string;
  /** Folders and files, relative to the root. */
  names: string[];
  /** Whether changes of a file or folder, relative to the root, are not reported. */
  isUnwatched: (name: string) => boolean;
  /**
   * When what is known of the files began to be read, in ms since 1970. Whatever has changed since is reported: a file may
   * be saved before its folder is watched.
   */
  since: number;
  /** Called with names when they are watched; not after an error. What has changed before is reported by then. */
  ready: (names: readonly string[]) => void;
  /** Called with the changed files, relative to the root; never twice at the same time. */
  changed: (files: string[]) => Promise<void>;
  /** Called with the first error of each kind: a limit of the system is reached once for every folder. */
  failed: (error: unknown) => void;
}

/** Watches folders and files until it is closed. */
export interface Watcher {
  /** Watches more folders and files, relative to the root, read after `since`; those that are watched already stay. */
  add: (names: readonly string[], since: number) => void;
  close: () => Promise<void>;
}

/** Reports changes in batches, and errors, until it is closed. */
export function watch(request: WatchRequest): Watcher {
  const { root, names, isUnwatched, ready, changed, failed } = request;
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
  const open = (opened: readonly string[], since: number) => {
    if (opened.length === 0) return;
    const watcher = watchSince({
      root,
      names: opened,
      since,
      isUnwatched,
      changed: report,
      ready: () => kinds.size === 0 && ready(opened),
    });
    watcher.on('error', fail);
    watchers.push(watcher);
  };
  // A watcher reports only once that it is ready, so each call has its own.
  const add = (more: readonly string[], since: number) => {
    const added = more.filter((name) => !watched.has(name));
    if (isClosed) return;
    for (const name of added) watched.add(name);
    const there = new Set(added.filter((name) => existsSync(path.join(root, name))));
    open([...there], since);
    // A watcher of what is missing says too early that it is ready. Whatever it finds is new.
    const missing = added.filter((name) => !there.has(name));
    open(missing, 0);
  };
  add(names, request.since);
  return {
    add,
    close: async () => {
      isClosed = true;
      await Promise.all(watchers.map(closeWatcher));
    },
  };
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
