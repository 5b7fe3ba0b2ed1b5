import type { Problem } from '../../model';
import type { DiskFault } from '../disk-fault';
import { error, warning } from '../problem';

/** What a command is about to do with the output folder. */
export type OutputUse = 'build' | 'clean';

/** What is told of each: why it may not, what it says of a thing that is no folder, and what to do instead. */
const USES = {
  build: {
    does: 'A build replaces everything in its output folder',
    noFolder: 'no site can be put in its place',
    instead: 'Name another folder with --out; without --out the site goes to dist.',
    withFiles: 'Name a new or an empty folder with --out, or move these files elsewhere yourself.',
  },
  clean: {
    does: '`xdocs clean` removes everything in the output folder',
    noFolder: 'it is no built site and was not removed',
    instead: 'Name the folder of a built site with --out; without --out that is dist.',
    withFiles: 'Name the folder of a built site with --out, or remove these files yourself.',
  },
} as const;

/** `--out` names a file, a device or a socket. */
export function outputIsNoFolder(out: string, use: OutputUse = 'build'): Problem {
  const { noFolder, instead } = USES[use];
  return error('OUTPUT_IS_NO_FOLDER', {
    message: `The output ${out} is there and is not a folder, so ${noFolder}.`,
    hint: instead,
  });
}

/** An output folder that would take sources with it. `where` says how it stands to them: `lies inside data`. */
export function outputIsProtected(out: string, where: string, use: OutputUse = 'build'): Problem {
  const { does, instead } = USES[use];
  return error('OUTPUT_IS_PROTECTED', {
    message: `The output folder ${out} ${where}. ${does}, so nothing was touched.`,
    hint: instead,
  });
}

/** A folder with files that no build made. */
export function outputNotBuilt(out: string, names: readonly string[], use: OutputUse = 'build'): Problem {
  const { does, withFiles } = USES[use];
  return error('OUTPUT_NOT_BUILT', {
    message: `${out} holds files that no build of this program made: ${firstOf(names)}. ${does}, so nothing was touched.`,
    hint: withFiles,
  });
}

/** A built site to which somebody added files. */
export function outputHasMore(out: string, files: readonly string[], use: OutputUse = 'build'): Problem {
  return error('OUTPUT_HAS_MORE', {
    message: `The built site ${out} holds files that no build made: ${firstOf(files)}. ${USES[use].does}, so nothing was touched.`,
    hint: 'Move these files elsewhere, or remove them. What readers are to get with every build belongs in the public folder of the site.',
  });
}

/** Another build is writing to the same folder. */
export function outputBusy(out: string, { owner, lock }: { owner: string; lock: string }): Problem {
  return error('OUTPUT_BUSY', {
    message: `Another run (${owner}) is working on ${out}. Two at once would remove each other's files, so this one did nothing.`,
    hint: `Wait until it has ended, or name another folder with --out. If it no longer runs, remove ${lock}.`,
  });
}

/** This build stood still for so long that another one took its place. */
export function outputTakenOver(out: string): Problem {
  return error('OUTPUT_TAKEN_OVER', {
    message: `Another run took over ${out} while this one stood still, so this one published nothing.`,
    hint: 'Run the command again when the other run has ended.',
  });
}

/** A call of the file system failed. `state` says what that means for the site. */
export function diskFailed({ code, reason, path }: DiskFault, state = ''): Problem {
  return error('DISK_FAILED', {
    message: `${path ?? 'A file'} cannot be read or written: ${reason} (${code}).${state && ` ${state}`}`,
    hint: hintFor(code),
  });
}

/** The new tree could not be put in the place of the old one, nor the old one be put back. */
export function swapInterrupted({ code, reason, path }: DiskFault, folder: string): Problem {
  return error('SWAP_INTERRUPTED', {
    message: `${path ?? 'A file'} cannot be renamed: ${reason} (${code}), neither forth nor back. What is not shown now of the old site and of the new one lies in ${folder}.`,
    hint: 'Nothing is lost: once the disk works, the next `xdocs build` or `xdocs preview` finishes the exchange.',
  });
}

/** The site is published; what the build needed for it could not be removed. */
export function leftBehind({ code, reason, path }: DiskFault): Problem {
  return warning('LEFT_BEHIND', {
    message: `The new site is published, but ${path ?? 'a file'} could not be removed: ${reason} (${code}). It only takes room.`,
    hint: 'The next build removes it.',
  });
}

/** Nothing can tell when a text was last changed. */
export function datesUnknown(): Problem {
  return warning('DATES_UNKNOWN', {
    message: 'git was not found, so pages do not say when they were last changed.',
    hint: 'Install git where the site is built for its readers; nothing else needs it.',
  });
}

/** `--only` or `--languages` made some pages, and the others were never published there. */
export function partialSite(out: string, { there, all }: { there: number; all: number }): Problem {
  return warning('PARTIAL_SITE', {
    message: `${out} holds a part of the site: ${there} of ${all} pages. The others were never published there; links to them lead nowhere, and the sitemap leaves them out.`,
    hint: 'Run `xdocs build` without --only and --languages for the whole site.',
  });
}

function firstOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function hintFor(code: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Make room on the disk, then run the command again.';
  if (code === 'EROFS') return 'Make the disk writable, or name a folder on another one with --out.';
  if (code === 'EACCES' || code === 'EPERM')
    return 'Allow this user to write there, or name another folder with --out.';
  return 'See that the path can be made and that the disk works, then run the command again.';
}
