import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A folder without a site definition: there is nothing to build from. */
export function noDefinition(file: string): Problem {
  return error('NO_DEFINITION', {
    message: `${file} does not exist, so there is no site to work on.`,
    hint: 'Run the command in a project with a site definition, or name its folder with --root.',
  });
}

/** A mistake in the definition's sources that its compiler names. */
export function definitionNotCompiled(reason: string, place?: Place): Problem {
  return error(
    'DEFINITION_NOT_COMPILED',
    {
      message: `The site definition cannot be compiled: ${reason}. Nothing can be built until it can.`,
      hint: 'Correct the named line; the site definition and all it imports must be valid TypeScript.',
    },
    place,
  );
}

/** A definition that compiles and throws while it runs. */
export function definitionThrows(reason: string, place: Place): Problem {
  return error(
    'DEFINITION_THROWS',
    {
      message: `The site definition throws an error while it runs: ${reason}. Without what it exports nothing can be built.`,
      hint: 'Correct the code at this place, or what it calls.',
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
      hint: 'Remove the call of process.exit, or throw an error that says what is wrong.',
    },
    place,
  );
}

/** A definition that runs for ever, or waits for something that never comes. */
export function definitionEndless(seconds: number, place: Place): Problem {
  return error(
    'DEFINITION_ENDLESS',
    {
      message: `The site definition was stopped: it had exported nothing after ${seconds} seconds, so nothing can be built.`,
      hint: 'Look for a loop without an end, or an await of something that never comes. A definition computes from its own files.',
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

/** A folder or entry of the definition that is absolute, or that climbs out of the root. */
export function outsideRoot(path: string, place?: Place): Problem {
  return ABSOLUTE.test(path) ? absolutePath(path, place) : climbingPath(path, place);
}

/** A folder or entry of the definition that is absolute. */
function absolutePath(path: string, place?: Place): Problem {
  return error(
    'ABSOLUTE_PATH',
    {
      message: `The definition names ${path}, an absolute path. It exists on one machine only, and nothing outside the root of a site is read.`,
      hint: 'Write the path relative to the root of the site, without a slash in front.',
    },
    place,
  );
}

/** A folder or entry of the definition that climbs out of the root. */
function climbingPath(path: string, place?: Place): Problem {
  return error(
    'PATH_OUTSIDE_ROOT',
    {
      message: `The definition names ${path}, which leaves the root of the site. Nothing outside the root is read, so that a site builds the same everywhere.`,
      hint: "Move what it names below the root, and write the path without '..' and with forward slashes.",
    },
    place,
  );
}

/** A folder that the definition names and that is not there. `near` is one that may have been meant. */
export function folderMissing(
  { name, folder, near }: { name: string; folder: string; near: string | undefined },
  place: Place,
): Problem {
  return error(
    'FOLDER_MISSING',
    {
      message: `The folder ${folder}, which the definition names as ${name}, does not exist: the site would lack all that lies in it.`,
      hint: `${near === undefined ? '' : `Did you mean '${near}'? `}Make the folder, or correct its path in the site definition.`,
    },
    place,
  );
}

/** A folder of the definition that is a file. */
export function folderIsFile({ name, folder }: { name: string; folder: string }, place: Place): Problem {
  return error(
    'FOLDER_IS_A_FILE',
    {
      message: `${folder}, which the definition names as ${name}, is a file: ${name} has to be a folder.`,
      hint: 'Name the folder in the site definition.',
    },
    place,
  );
}

/** A public folder that holds sources. */
export function publishesSources({ folder, held }: { folder: string; held: string }, place: Place): Problem {
  return error(
    'PUBLISHES_SOURCES',
    {
      message: `The public folder ${folder} ${folder === held ? 'is not for readers' : `holds ${held}`}: everything in a public folder is published as it is.`,
      hint: 'Give what is to be published a folder of its own, and name that in the site definition.',
    },
    place,
  );
}

/** A folder or an entry of the definition where the built site goes. `where` completes "which …". */
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
      message: `The definition sends / to ${home}, which is no page of this site: the first thing a visitor sees would be "not found".`,
      hint: `${didYouMean(home, pathnames)}Set home to the pathname of a page.`,
    },
    place,
  );
}

/** A feed whose news lead to a page that is not there. */
export function feedWithoutPage(pathname: string, pathnames: readonly string[], place?: Place): Problem {
  return error(
    'FEED_WITHOUT_PAGE',
    {
      message: `The feed of ${pathname} has no page beside it: nothing names the feed, and whoever reads it is led to "not found".`,
      hint: `${didYouMean(pathname, pathnames)}Set its pathname to that of the page which tells the same news.`,
    },
    place,
  );
}

/** A page below a path that another deployment is said to serve. */
export function pageElsewhere(path: string, page: string, place: Place): Problem {
  return error(
    'PAGE_ELSEWHERE',
    {
      message: `The definition says that another deployment serves ${path} and all below it, and has the page ${page} itself: links to it would not be checked, and lose their language.`,
      hint: 'Take the path out of elsewhere, or name what is served there more closely.',
    },
    place,
  );
}

/** A branch of the menu for the title table whose path is a page or a group. */
export function titleMenuIsPage(pathname: string, place: Place): Problem {
  return error(
    'TITLE_MENU_IS_A_PAGE',
    {
      message: `The branch of the title table has the path ${pathname}, which an entry has as well: the menu would take the two for one.`,
      hint: "Give the branch a path that nothing else has, such as '/more-group'.",
    },
    place,
  );
}

/** A path whose pages are to answer last, without a page. */
export function lastWithoutPage(path: string, pathnames: readonly string[], place: Place): Problem {
  return warning(
    'LAST_WITHOUT_PAGE',
    {
      message: `search.last names ${path}, and there is no page at this path or below it, so it does nothing.`,
      hint: `${didYouMean(path, pathnames)}Correct the path, or remove it.`,
    },
    place,
  );
}
