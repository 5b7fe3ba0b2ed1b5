import type { Problem } from '../../model';
import { error } from '../problem';

/** `--only` with a pattern that fits nothing: a build of no pages would look like one that worked. */
export function noPageFits(pattern: string): Problem {
  return error('NO_PAGE_FITS', {
    message: `No page fits ${pattern}, so nothing was built.`,
    hint: 'Write a path as in `xdocs routes`, without language; * stays within a segment, ** does not.',
  });
}

/** `xdocs preview` of a folder that no build made. */
export function nothingBuilt(folder: string): Problem {
  return error('NOTHING_BUILT', {
    message: `${folder} holds no built site, so there is nothing to serve.`,
    hint: 'Run `xdocs build` first, or name the folder of a built site with --out.',
  });
}

/** A change that `xdocs dev` cannot work with and that no other problem names. */
export function broken(reason: string): Problem {
  return error('BROKEN', {
    message: reason,
    hint: 'Correct it and save: the page reloads by itself.',
  });
}
