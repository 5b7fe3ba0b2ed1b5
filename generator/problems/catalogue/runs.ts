import type { Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import type { DiskFault } from '../disk-fault';
import { error } from '../problem';

/** A name that was given on the command line. */
export interface Asked {
  /** The flag that gave it: `--languages`. */
  option: string;
  name: string;
  /** The consequence: "nothing was built". */
  so: string;
}

/** A language in an option that the site does not have. Without this problem, a build of no pages would look successful. */
export function unknownLanguage({ option, name: code, so }: Asked, known: readonly string[]): Problem {
  const same = known.find((one) => one.toLowerCase() === code.toLowerCase());
  const suggestion = same === undefined ? didYouMean(code, known) : `Did you mean '${same}'? `;
  return error('UNKNOWN_LANGUAGE', {
    message: `${option} names '${code}', which is not a language of this site, so ${so}.`,
    hint: `${suggestion}The languages are ${known.join(', ')}.`,
  });
}

/** A product in `--product` that the site does not have: no search could find anything. */
export function noSuchProduct({ option, name, so }: Asked, known: readonly string[]): Problem {
  return error('NO_SUCH_PRODUCT', {
    message: `${option} names '${name}', which is not a product of this site, so ${so}.`,
    hint:
      known.length === 0
        ? 'The definition of this site has no products.'
        : `${didYouMean(name, known)}The products are ${known.join(', ')}.`,
  });
}

/** A query that is longer than the search allows. */
export function queryTooLong(length: number, most: number): Problem {
  return error('QUERY_TOO_LONG', {
    message: `The query has ${length} characters, but at most ${most} are allowed, so nothing was searched.`,
    hint: 'Search for the few words that matter.',
  });
}

/** A pattern in `--only` without a match. Without this problem, a build of no pages would look successful. */
export function noPageFits(pattern: string): Problem {
  return error('NO_PAGE_FITS', {
    message: `No page matches ${pattern}, so nothing was built.`,
    hint: 'Write a path as in `xdocs routes`, without a language. * matches within a segment, ** across segments.',
  });
}

/** A folder without a built site. */
export function nothingBuilt(folder: string): Problem {
  return error('NOTHING_BUILT', {
    message: `${folder} contains no built site, so there is nothing to serve.`,
    hint: 'Run `xdocs build` first, or name the folder of a built site with --out.',
  });
}

/** A port that this user may not use, or a range of ports that are all in use. */
export function portUnavailable(port: number, reason: string): Problem {
  return error('PORT_UNAVAILABLE', {
    message: `The server cannot listen on port ${port}: ${reason}.`,
    hint: 'Choose another port with --port; 0 selects any free port.',
  });
}

/** Something of the site that `xdocs dev` cannot watch: a limit of the system, or a link that leads to itself. */
export function watchFailed({ code, reason, path }: DiskFault): Problem {
  return error('WATCH_FAILED', {
    message: `${path ?? 'A file'} cannot be watched: ${reason} (${code}). The server goes on, but pages do not show changes that it does not see.`,
    hint: `${hintForWatching(code)} Then start \`xdocs dev\` again. Until then, press r after a change to reread the site.`,
  });
}

/** The type check of demos ended without a result. `end` is a signal or an exit code. */
export function compilerFailed(end: string, printed: string): Problem {
  const [line = ''] = printed.trim().split('\n');
  return error('COMPILER_FAILED', {
    message: `The TypeScript compiler ended with ${end} before it had checked the types of demos${line && `: ${line}`}.`,
    hint: 'With SIGKILL the system had too little memory: close other programs, or give it more. Otherwise install the packages again with `npm ci`; the compiler of this system may be missing.',
  });
}

/** Invalid arguments. `reason` is the message of the argument parser. */
export function wrongUsage(reason: string): Problem {
  return error('WRONG_USAGE', {
    message: reason,
    hint: 'Run the command with --help to see its options and examples.',
  });
}

/** An unexpected error: a bug of this program. */
export function unexpectedError(reason: string): Problem {
  return error('UNEXPECTED_ERROR', {
    message: `An unexpected error occurred: ${reason}`,
    hint: 'This is a bug of this program, not of the site. Run the same command with --debug to see where it happened, and report it with that output.',
  });
}

/** An error that code of the site threw asynchronously, after its call had returned. */
export function threwLater(reason: string, module: string): Problem {
  return error('THREW_LATER', {
    message: `Code of the site threw an error asynchronously: ${reason}. It was at ${module}`,
    hint: 'A timer or a promise that was started at the top level of a module, or while a page was drawn, failed later. Drawing does not wait for it: start it in an effect, which only browsers run, or catch its errors.',
  });
}

function hintForWatching(code: string): string {
  if (code === 'ENOSPC')
    return 'Raise the number of files that may be watched: `sudo sysctl fs.inotify.max_user_watches=524288`.';
  if (code === 'EMFILE')
    return 'Raise the number of open files (`ulimit -n`), or that of watchers: `sudo sysctl fs.inotify.max_user_instances=512`.';
  if (code === 'ELOOP') return 'Remove this link, or let it lead to a file.';
  return 'Grant this user read permission, or move the file out of the site.';
}
