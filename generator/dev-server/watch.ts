import path from 'node:path';
import chokidar, { type FSWatcher } from 'chokidar';

/** Editors write a file in several steps: events within this time are one change. */
const DEBOUNCE_MS = 30;

interface WatchRequest {
  root: string;
  /** Folders and files, relative to the root. */
  names: string[];
  /** Called when all folders are watched; not after an error. */
  ready: () => void;
  /** Called with the changed files, relative to the root; never twice at the same time. */
  changed: (files: string[]) => Promise<void>;
  /** Called with the first error of each kind: a limit of the system is reached once for every folder. */
  failed: (error: unknown) => void;
}

/** Reports changes in batches; changes during a callback are part of the next batch. */
export function watch({ root, names, ready, changed, failed }: WatchRequest): { close: () => Promise<void> } {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = false;
  const work = async () => {
    if (working || pending.size === 0) return;
    working = true;
    const files = [...pending];
    pending.clear();
    try {
      await changed(files);
    } finally {
      working = false;
    }
    await work();
  };
  const watcher = chokidar.watch(names, {
    cwd: root,
    ignoreInitial: true,
    // Only the path below the root is checked: folders above it may be hidden.
    ignored: (name) =>
      /(^|[\\/])(\.[^.\\/]|node_modules)/.test(path.relative(root, path.resolve(root, name))),
  });
  watcher.on('all', (_, file) => {
    pending.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(work, DEBOUNCE_MS);
  });
  const kinds = new Set<string>();
  watcher.on('error', (error) => {
    const kind = kindOf(error);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    failed(error);
  });
  watcher.on('ready', () => {
    if (kinds.size === 0) ready();
  });
  return { close: () => closeWatcher(watcher) };
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
