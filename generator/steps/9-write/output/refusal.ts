import path from 'node:path';
import type { Problem } from '../../../model';
import {
  type OutputUse,
  outputHasMore,
  outputIsNoFolder,
  outputIsProtected,
  outputNotBuilt,
} from '../../../problems/catalogue';
import { type Disk, pathExists } from '../disk';
import { isWithin, upwards } from './is-within';
import { filesOfOthers, hasMarker, isBuiltSite } from './marker';
import { realPath } from './real-path';
import { NOT_OF_THE_SITE, workWithin } from './work-paths';

/** The requested output folder, with symbolic links resolved, and the folders to protect. */
export interface OutputRequest {
  out: string;
  /** Absolute folder of the site. */
  root: string;
  /** Folders of the site's sources, relative to the root. */
  sources: readonly string[];
  /** The command that uses the folder; by default a build. */
  use?: OutputUse;
}

/** Folders that are never an output: packages and Git repositories. */
const NEVER = ['node_modules', '.git'];

/** The reason why a folder must not be replaced; undefined when it may be. */
export function refusal(asked: OutputRequest, disk: Disk): Problem | undefined {
  const where = protectedBy(asked, disk);
  return where === undefined ? foreignFiles(asked, disk) : outputIsProtected(asked.out, where, asked.use);
}

/** How the folder overlaps with protected folders. */
function protectedBy({ out, root, sources }: OutputRequest, disk: Disk): string | undefined {
  const site = realPath(root, disk);
  if (isWithin(site, out, disk))
    return out === site ? 'is the folder of the site itself' : 'contains the site';
  const never = NEVER.find((name) => segmentsBelow(out, site).includes(name));
  if (never !== undefined) return `lies inside ${never}`;
  for (const name of sources) {
    const source = realPath(path.join(site, name), disk);
    if (isWithin(out, source, disk)) return `lies inside ${name}, which holds sources of the site`;
    if (isWithin(source, out, disk)) return `contains ${name}, where sources of the site are`;
  }
  const built = [...upwards(path.dirname(out))].find((folder) => hasMarker(folder, disk));
  return built === undefined
    ? undefined
    : `lies inside the built site ${built}, whose next build would remove it`;
}

/** Segments below the site: the site itself may be inside `node_modules`, as in tests. */
function segmentsBelow(out: string, site: string): string[] {
  const relative = path.relative(site, out);
  return (relative.startsWith('..') ? out : relative).split(path.sep).map((name) => name.toLowerCase());
}

function foreignFiles({ out, use }: OutputRequest, disk: Disk): Problem | undefined {
  if (!pathExists(disk, out)) return undefined;
  if (!disk.statSync(out).isDirectory()) return outputIsNoFolder(out, use);
  const names = disk.readdirSync(out).filter((name) => !NOT_OF_THE_SITE.includes(name));
  // No build creates these names: someone added a repository or packages later.
  const precious = names.filter((name) => NEVER.includes(name));
  if (precious.length > 0) return outputNotBuilt(out, precious, use);
  if (names.length === 0 || isHalfExchanged(out, disk)) return undefined;
  if (!isBuiltSite(out, disk)) return outputNotBuilt(out, names.sort(), use);
  const added = filesOfOthers(out, disk);
  return added.length > 0 ? outputHasMore(out, added, use) : undefined;
}

/** A build that was killed while it exchanged entry by entry may have left no marker, but its journal. */
function isHalfExchanged(out: string, disk: Disk): boolean {
  return pathExists(disk, workWithin(out).journal);
}
