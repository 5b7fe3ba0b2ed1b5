import path from 'node:path';
import chokidar from 'chokidar';

/** Editors write a file in several steps: events within this time are one change. */
const DEBOUNCE_MS = 30;

interface WatchRequest {
  root: string;
  /** Folders and files, relative to the root. */
  names: string[];
  /** Called when all folders are watched. */
  ready: () => void;
  /** Called with the changed files, relative to the root; never twice at the same time. */
  changed: (files: string[]) => Promise<void>;
}

/** Reports changes in batches; changes during a callback are part of the next batch. */
export function watch({ root, names, ready, changed }: WatchRequest): { close: () => Promise<void> } {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = false;
  const work = async () => {
    if (working || pending.size === 0) return;
    working = true;
    const files = [...pending];
    pending.clear();
    await changed(files);
    working = false;
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
  watcher.on('ready', ready);
  return { close: () => watcher.close() };
}
