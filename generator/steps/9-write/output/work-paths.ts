import path from 'node:path';

/** The work folder of a publication, and its content. */
export interface WorkPaths {
  folder: string;
  /** The new tree while it is written. */
  next: string;
  /** The old tree until the swap is complete. */
  old: string;
  /** Records that `next` is complete, and the names to swap. */
  journal: string;
  lock: string;
}

const WORK = '.xdocs-build';

/** Names in an output folder that are not part of the site: a mount point may hold `lost+found`. */
export const NOT_OF_THE_SITE: readonly string[] = [WORK, 'lost+found'];

/** Beside the output folder, so that exchanging the two is renaming. */
export function workBeside(out: string): WorkPaths {
  return pathsIn(path.join(path.dirname(out), `.${path.basename(out)}${WORK}`));
}

/** Within the output folder, where that cannot be renamed itself. */
export function workWithin(out: string): WorkPaths {
  return pathsIn(path.join(out, WORK));
}

function pathsIn(folder: string): WorkPaths {
  const within = (name: string) => path.join(folder, name);
  return {
    folder,
    next: within('next'),
    old: within('old'),
    journal: within('journal'),
    lock: within('lock'),
  };
}
