import path from 'node:path';
import chokidar from 'chokidar';

/** Editors write a file in several steps; one quiet moment of this length is one change. */
const QUIET_MS = 30;

interface WatchRequest {
  root: string;
  /** Folders and files, relative to the root. */
  names: string[];
  /** Called once no change is missed any more. */
  ready: () => void;
  /** Called with the changed files, relative to the root; never twice at the same time. */
  changed: (files: string[]) => Promise<void>;
}

/** Tells of changes in bundles; what changes while one is worked on comes with the next. */
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
    // Only what lies below the root decides, wherever the root itself lies.
    ignored: (name) =>
      /(^|[\\/])(\.[^.\\/]|node_modules)/.test(path.relative(root, path.resolve(root, name))),
  });
  watcher.on('all', (_, file) => {
    pending.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(work, QUIET_MS);
  });
  watcher.on('ready', ready);
  return { close: () => watcher.close() };
}
