import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** Where a site was expected. */
export interface ExpectedRoot {
  path: string;
  is: 'folder' | 'file' | 'missing';
}

/** A folder without a site definition, or no folder at all. */
export function noDefinition(file: string, root: ExpectedRoot): Problem {
  const faults = {
    folder: `${file} does not exist, so the folder ${root.path} contains no site.`,
    file: `${root.path} is a file and no folder, so it contains no site.`,
    missing: `The folder ${root.path} does not exist, so it contains no site.`,
  };
  return error('NO_DEFINITION', {
    message: faults[root.is],
    hint: 'Run the command in the folder of a site, or name that folder with --root.',
  });
}

/** A mistake in the definition's sources that its compiler names. */
export function definitionNotCompiled(reason: string, place?: Place): Problem {
  return error(
    'DEFINITION_NOT_COMPILED',
    {
      message: `The site definition cannot be compiled: ${reason}. Until then nothing can be built.`,
      hint: 'Correct the named line. The site definition and everything it imports must be valid TypeScript.',
    },
    place,
  );
}

/** A definition that compiles and throws while it runs. */
export function definitionThrows(reason: string, place: Place): Problem {
  return error(
    'DEFINITION_THROWS',
    {
      message: `The site definition throws an error while it runs: ${reason}. Nothing can be built without its exports.`,
      hint: 'Correct the code at this place, or the code that it calls.',
    },
    place,
  );
}

/** A definition that ends the process that runs it. */
export function definitionEndsProcess(exitCode: number, place: Place): Problem {
  return error(
    'DEFINITION_ENDS_PROCESS',
    {
      message: `The site definition ends its process with code ${exitCode} before it exports a site, so nothing can be built.`,
      hint: 'Remove the call of process.exit, or throw an error that describes the problem.',
    },
    place,
  );
}

/** A definition that does not end, or awaits something that never settles. */
export function definitionEndless(seconds: number, place: Place): Problem {
  return error(
    'DEFINITION_ENDLESS',
    {
      message: `The site definition did not finish within ${seconds} seconds and was stopped, so nothing can be built.`,
      hint: 'Look for an endless loop, or an await of a promise that never settles. A definition should only use its own files.',
    },
    place,
  );
}

/** A definition that exports no `site`. `exported` are the names of what it exports. */
export function definitionWithoutSite(exported: readonly string[], place: Place): Problem {
  return error(
    'DEFINITION_WITHOUT_SITE',
    {
      message: `${place.file} exports no 'site', so there is nothing to build. It exports ${exported.join(', ') || 'nothing'}.`,
      hint: `${didYouMean('site', exported)}Write: export const site = defineSite({ … }).`,
    },
    place,
  );
}

const ABSOLUTE = /^([/\\]|[a-z]:)/i;

/** A folder or entry of the definition that is an absolute path, or lies outside the root. */
export function outsideRoot(path: string, place?: Place): Problem {
  return ABSOLUTE.test(path) ? absolutePath(path, place) : pathOutsideRoot(path, place);
}

/** A folder or entry of the definition that is absolute. */
function absolutePath(path: string, place?: Place): Problem {
  return error(
    'ABSOLUTE_PATH',
    {
      message: `The definition contains the absolute path ${path}. It is valid on one machine only, and nothing outside the root of a site is read.`,
      hint: 'Write the path relative to the root of the site, without a leading slash.',
    },
    place,
  );
}

/** A folder or entry of the definition that lies outside the root. */
function pathOutsideRoot(path: string, place?: Place): Problem {
  return error(
    'PATH_OUTSIDE_ROOT',
    {
      message: `The definition contains the path ${path}, which lies outside the root of the site. Nothing outside the root is read, so that a site builds the same everywhere.`,
      hint: "Move the file or folder below the root, and write the path without '..' and with forward slashes.",
    },
    place,
  );
}

/** A folder of the definition that does not exist. `near` is a folder with a similar name. */
export function folderMissing(
  { name, folder, near }: { name: string; folder: string; near: string | undefined },
  place: Place,
): Problem {
  return error(
    'FOLDER_MISSING',
    {
      message: `The folder ${folder}, which the definition names as ${name}, does not exist: its content would be missing from the site.`,
      hint: `${near === undefined ? '' : `Did you mean '${near}'? `}Create the folder, or correct its path in the site definition.`,
    },
    place,
  );
}

/** A folder of the definition that is a file. */
export function folderIsFile({ name, folder }: { name: string; folder: string }, place: Place): Problem {
  return error(
    'FOLDER_IS_A_FILE',
    {
      message: `${folder}, which the definition names as ${name}, is a file; ${name} has to be a folder.`,
      hint: 'Name a folder in the site definition.',
    },
    place,
  );
}

/** A public folder that holds sources. */
export function publishesSources({ folder, held }: { folder: string; held: string }, place: Place): Problem {
  return error(
    'PUBLISHES_SOURCES',
    {
      message: `The public folder ${folder} ${folder === held ? 'contains sources of the site' : `contains ${held}`}: everything in a public folder is published unchanged.`,
      hint: 'Use a separate folder for public files, and name it in the site definition.',
    },
    place,
  );
}

/** A folder or an entry of the definition in the output folder. `where` completes "which …". */
export function inOutput(
  { name, file, where }: { name: string; file: string; where: string },
  place: Place,
): Problem {
  return error(
    'IN_OUTPUT',
    {
      message: `The definition names ${file} as ${name}, which ${where}: a build replaces everything there.`,
      hint: 'Move it to another folder, and correct its path in the site definition.',
    },
    place,
  );
}

/** A `home`, to which `/` leads, that is no page. */
export function homeIsNoPage(home: string, pathnames: readonly string[], place?: Place): Problem {
  return error(
    'HOME_IS_NO_PAGE',
    {
      message: `The definition redirects / to ${home}, which is no page of this site: visitors would see "not found" first.`,
      hint: `${didYouMean(home, pathnames)}Set 'home' to the pathname of a page.`,
    },
    place,
  );
}

/** A feed whose page does not exist. */
export function feedWithoutPage(pathname: string, pathnames: readonly string[], place?: Place): Problem {
  return error(
    'FEED_WITHOUT_PAGE',
    {
      message: `The feed of ${pathname} has no page at this path: no page announces the feed, and its links lead to "not found".`,
      hint: `${didYouMean(pathname, pathnames)}Set its pathname to that of the page with the same news.`,
    },
    place,
  );
}

/** A page below a path that another deployment serves. */
export function pageElsewhere(path: string, page: string, place: Place): Problem {
  return error(
    'PAGE_ELSEWHERE',
    {
      message: `The definition lists ${path} in 'elsewhere' (served by another deployment), but has the page ${page} itself: links to that page would not be checked and would lose their language.`,
      hint: "Remove the path from 'elsewhere', or replace it by more specific paths.",
    },
    place,
  );
}

/** The menu branch of the title table has the path of a page or a group. */
export function titleMenuIsPage(pathname: string, place: Place): Problem {
  return error(
    'TITLE_MENU_IS_A_PAGE',
    {
      message: `The menu branch of the title table has the path ${pathname}, which another entry also has: the menu could not distinguish them.`,
      hint: "Give the branch a unique path, such as '/more-group'.",
    },
    place,
  );
}

/** A path in `search.last` without a page. */
export function lastWithoutPage(path: string, pathnames: readonly string[], place: Place): Problem {
  return warning(
    'LAST_WITHOUT_PAGE',
    {
      message: `search.last contains ${path}, but no page has this path or lies below it, so it has no effect.`,
      hint: `${didYouMean(path, pathnames)}Correct the path, or remove it.`,
    },
    place,
  );
}
