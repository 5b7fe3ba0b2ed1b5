import type { Problem } from '../../model';
import type { DiskFault } from '../disk-fault';
import { error, warning } from '../problem';

/** The command that uses the output folder. */
export type OutputUse = 'build' | 'clean';

/** Parts of the messages for each command. */
const USES = {
  build: {
    does: 'A build replaces everything in its output folder',
    noFolder: 'no site can be written there',
    instead: 'Name another folder with --out; without --out the site goes to dist.',
    withFiles: 'Name a new or an empty folder with --out, or move these files.',
  },
  clean: {
    does: '`xdocs clean` removes everything in the output folder',
    noFolder: 'it is not a built site and was not removed',
    instead: 'Name the folder of a built site with --out; without --out that is dist.',
    withFiles: 'Name the folder of a built site with --out, or remove these files.',
  },
} as const;

/** `--out` names a file, a device or a socket. */
export function outputIsNoFolder(out: string, use: OutputUse = 'build'): Problem {
  const { noFolder, instead } = USES[use];
  return error('OUTPUT_IS_NO_FOLDER', {
    message: `The output ${out} exists and is not a folder, so ${noFolder}.`,
    hint: instead,
  });
}

/** An output folder that overlaps with sources. `where` describes how: `lies inside data`. */
export function outputIsProtected(out: string, where: string, use: OutputUse = 'build'): Problem {
  const { does, instead } = USES[use];
  return error('OUTPUT_IS_PROTECTED', {
    message: `The output folder ${out} ${where}. ${does}, so nothing was changed.`,
    hint: instead,
  });
}

/** A folder with other files than those of a build. */
export function outputNotBuilt(out: string, names: readonly string[], use: OutputUse = 'build'): Problem {
  const { does, withFiles } = USES[use];
  return error('OUTPUT_NOT_BUILT', {
    message: `${out} contains files that no build of this program made: ${firstOf(names)}. ${does}, so nothing was changed.`,
    hint: withFiles,
  });
}

/** A built site with additional files. */
export function outputHasMore(out: string, files: readonly string[], use: OutputUse = 'build'): Problem {
  return error('OUTPUT_HAS_MORE', {
    message: `The built site ${out} contains files that no build made: ${firstOf(files)}. ${USES[use].does}, so nothing was changed.`,
    hint: 'Move these files elsewhere, or remove them. Files that every build should publish belong in the public folder of the site.',
  });
}

/** Another run is using the same folder. */
export function outputBusy(out: string, { owner, lock }: { owner: string; lock: string }): Problem {
  return error('OUTPUT_BUSY', {
    message: `Another run (${owner}) is using ${out}. Two runs would remove each other's files, so this one did nothing.`,
    hint: `Wait until it has ended, or name another folder with --out. If it no longer runs, remove ${lock}.`,
  });
}

/** This build was suspended for so long that another one took the lock. */
export function outputTakenOver(out: string): Problem {
  return error('OUTPUT_TAKEN_OVER', {
    message: `Another run took over ${out} while this one was suspended, so this one published nothing.`,
    hint: 'Run the command again when the other run has ended.',
  });
}

/** A call of the file system failed. `state` describes the consequence for the site. */
export function diskFailed({ code, reason, path, isListing }: DiskFault, state = ''): Problem {
  const isForbidden = code === 'EACCES' || code === 'EPERM';
  return error('DISK_FAILED', {
    message: `${path ?? 'A file'} cannot be ${isListing ? 'read' : 'read or written'}: ${reason} (${code}).${state && ` ${state}`}`,
    hint: isListing && isForbidden ? 'Grant this user permission to read it.' : hintFor(code),
  });
}

/** The new tree could not replace the old one, and the old one could not be restored. */
export function swapInterrupted({ code, reason, path }: DiskFault, folder: string): Problem {
  return error('SWAP_INTERRUPTED', {
    message: `${path ?? 'A file'} cannot be renamed: ${reason} (${code}), and the previous state could not be restored. The remaining files of the old and the new site are in ${folder}.`,
    hint: 'No file is lost: once the disk works, the next `xdocs build` or `xdocs preview` completes the exchange.',
  });
}

/** The site is published, but temporary files could not be removed. */
export function leftBehind({ code, reason, path }: DiskFault): Problem {
  return warning('LEFT_BEHIND', {
    message: `The new site is published, but ${path ?? 'a file'} could not be removed: ${reason} (${code}). It only takes up space.`,
    hint: 'The next build removes it.',
  });
}

/** The dates of the last changes of texts are unknown. */
export function datesUnknown(): Problem {
  return warning('DATES_UNKNOWN', {
    message: 'git was not found, so pages do not show when they were last changed.',
    hint: 'Install git on the machine that builds the site; nothing else needs it.',
  });
}

/** A partial build (`--only`, `--languages`) into a folder in which the other pages were never published. */
export function partialSite(out: string, { there, all }: { there: number; all: number }): Problem {
  return warning('PARTIAL_SITE', {
    message: `${out} contains only a part of the site: ${there} of ${all} pages. The others were never published there: links to them are broken, and they are missing from the sitemap.`,
    hint: 'Run `xdocs build` without --only and --languages for the whole site.',
  });
}

function firstOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function hintFor(code: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Free space on the disk, then run the command again.';
  if (code === 'EROFS') return 'Make the disk writable, or name a folder on another one with --out.';
  if (code === 'EACCES' || code === 'EPERM')
    return 'Grant this user write permission, or name another folder with --out.';
  return 'Check that the path can be created and that the disk works, then run the command again.';
}
