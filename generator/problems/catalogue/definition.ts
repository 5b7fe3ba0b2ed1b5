import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

const ABSOLUTE = /^([/\\]|[a-z]:)/i;

/** A folder or entry of the definition that is absolute, or that climbs out of the root (contract/site). */
export function outsideRoot(path: string): Problem {
  return ABSOLUTE.test(path) ? absolutePath(path) : climbingPath(path);
}

function absolutePath(path: string): Problem {
  return error('ABSOLUTE_PATH', {
    message: `The definition names ${path}, an absolute path. It exists on one machine only, and nothing outside the root of a site is read.`,
    hint: 'Write the path relative to the root of the site, without a slash in front.',
  });
}

function climbingPath(path: string): Problem {
  return error('PATH_OUTSIDE_ROOT', {
    message: `The definition names ${path}, which leaves the root of the site. Nothing outside the root is read, so that a site builds the same everywhere.`,
    hint: "Move what it names below the root, and write the path without '..' and with forward slashes.",
  });
}

/** `/` leads to `home`, so that must be a page. */
export function homeIsNoPage(home: string, pathnames: readonly string[], place?: Place): Problem {
  return error(
    'HOME_IS_NO_PAGE',
    {
      message: `The definition sends / to ${home}, which is no page of this site: the first thing a visitor sees would be "not found".`,
      hint: `${didYouMean(home, pathnames)}Set home to the pathname of a page.`,
    },
    place,
  );
}
