import type { Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

/** A name that was given on the command line. */
export interface Asked {
  /** The flag that gave it: `--languages`. */
  option: string;
  name: string;
  /** What the command did for want of it: "nothing was built". */
  so: string;
}

/** A flag names a language that the site does not have: a build of no pages would look like one that worked. */
export function unknownLanguage({ option, name: code, so }: Asked, known: readonly string[]): Problem {
  const same = known.find((one) => one.toLowerCase() === code.toLowerCase());
  const suggestion = same === undefined ? didYouMean(code, known) : `Did you mean '${same}'? `;
  return error('UNKNOWN_LANGUAGE', {
    message: `${option} names '${code}', which is no language of this site, so ${so}.`,
    hint: `${suggestion}The languages are ${known.join(', ')}.`,
  });
}

/** `--product` names one that the site does not have: nothing of it could be found, whatever is looked for. */
export function noSuchProduct({ option, name, so }: Asked, known: readonly string[]): Problem {
  return error('NO_SUCH_PRODUCT', {
    message: `${option} names '${name}', which is no product of this site, so ${so}.`,
    hint:
      known.length === 0
        ? 'The definition of this site names no products.'
        : `${didYouMean(name, known)}The products are ${known.join(', ')}.`,
  });
}

/** `--only` fits nothing: a build of no pages would look like one that worked. */
export function noPageFits(pattern: string): Problem {
  return error('NO_PAGE_FITS', {
    message: `No page fits ${pattern}, so nothing was built.`,
    hint: 'Write a path as in `xdocs routes`, without language; * stays within a segment, ** does not.',
  });
}

/** `preview` has nothing to serve. */
export function nothingBuilt(folder: string): Problem {
  return error('NOTHING_BUILT', {
    message: `${folder} holds no built site, so there is nothing to serve.`,
    hint: 'Run `xdocs build` first, or name the folder of a built site with --out.',
  });
}

/** A port that this user may not listen on, or a whole row of ports that others hold. */
export function portUnavailable(port: number, reason: string): Problem {
  return error('PORT_UNAVAILABLE', {
    message: `No server can listen on port ${port} of this machine: ${reason}.`,
    hint: 'Name another port with --port; 0 takes any free one.',
  });
}

/** A change that `xdocs dev` cannot work with and that no other problem names. */
export function broken(reason: string): Problem {
  return error('BROKEN', {
    message: reason,
    hint: 'Correct it and save: the page reloads by itself.',
  });
}

/** The command line was called with something that it does not know. `reason` is the parser's sentence. */
export function wrongUsage(reason: string): Problem {
  return error('WRONG_USAGE', {
    message: reason,
    hint: 'Run the command with --help to see its options and examples.',
  });
}

/** An error that nobody foresaw. */
export function unexpectedError(reason: string): Problem {
  return error('UNEXPECTED_ERROR', {
    message: `The command ended with an error that this program does not expect: ${reason}`,
    hint: 'This is a bug of this program, not of the site. Run the same command with --debug to see where it happened, and report it with that output.',
  });
}

/** Code of the site that was called, ended, and threw later. */
export function threwLater(reason: string, module: string): Problem {
  return error('THREW_LATER', {
    message: `Code of the site threw when nobody waited for it any more: ${reason}. It was at ${module}`,
    hint: 'Something that it started at the top of a module or while a page was drawn, such as a timer or a promise, failed afterwards. Drawing waits for nothing: start it in an effect, which only browsers run, or catch there what it throws.',
  });
}
