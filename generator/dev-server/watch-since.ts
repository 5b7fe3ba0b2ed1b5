import { statSync } from 'node:fs';
import path from 'node:path';
import chokidar, { type FSWatcher } from 'chokidar';

interface WatchSince {
  root: string;
  /** Folders and files, relative to the root. */
  names: readonly string[];
  /** In ms since 1970. Zero: whatever is found is new. */
  since: number;
  /** Whether changes of a file or folder, relative to the root, are not reported. */
  isUnwatched: (name: string) => boolean;
  /** Called with each changed file, relative to the root. */
  changed: (file: string) => void;
  /** Called when all names are watched, and what has changed before is reported. */
  ready: () => void;
}

/** Watches names, and reports also what has changed from a time on until they were all watched. */
export function watchSince({ root, names, since, isUnwatched, changed, ready }: WatchSince): FSWatcher {
  const watcher = chokidar.watch([...names], {
    cwd: root,
    // Only the path below the root is checked: folders above it may be hidden.
    ignored: (name) => isUnwatched(slashed(path.relative(root, path.resolve(root, name)))),
  });
  const found = new Set<string>();
  let isReady = false;
  watcher.on('all', (event, file) => {
    if (isReady || !event.startsWith('add')) changed(slashed(file));
    else found.add(file);
  });
  watcher.on('ready', () => {
    isReady = true;
    // Asked only now: between looking at a file and watching it, this process may be busy for seconds.
    for (const file of found) if (hasChanged(path.join(root, file), since)) changed(slashed(file));
    ready();
  });
  return watcher;
}

/** Whether a file was written, replaced, linked or removed; of a folder, whether names in it have come or gone. */
function hasChanged(file: string, since: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return !stats || stats.ctimeMs >= since;
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
