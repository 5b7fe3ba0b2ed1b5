import path from 'node:path';
import type { Problem } from '../../../model';
import {
  type OutputUse,
  outputHasMore,
  outputIsNoFolder,
  outputIsProtected,
  outputNotBuilt,
} from '../../../problems/catalogue';
import { type Disk, isThere } from '../disk';
import { isWithin, upwards } from './is-within';
import { filesOfOthers, hasMarker, isBuiltSite } from './marker';
import { realPath } from './real-path';
import { NOT_OF_THE_SITE, workWithin } from './work-paths';

/** The output folder that was asked for, links followed, and what must not be lost for it. */
export interface AskedOutput {
  out: string;
  /** Absolute folder of the site. */
  root: string;
  /** Folders of the site's sources, relative to the root. */
  sources: readonly string[];
  /** What is about to be done with the folder; a build unless said. */
  use?: OutputUse;
}

/** Folders that no site goes into, wherever they are: packages, and the history of a repository. */
const NEVER = ['node_modules', '.git'];

/** Why nothing is put in the place of a folder; undefined when a build may replace it. */
export function refusal(asked: AskedOutput, disk: Disk): Problem | undefined {
  const where = protectedBy(asked, disk);
  return where === undefined ? strangersIn(asked, disk) : outputIsProtected(asked.out, where, asked.use);
}

/** How the folder stands to what must not be lost. */
function protectedBy({ out, root, sources }: AskedOutput, disk: Disk): string | undefined {
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

/** The site itself may lie in `node_modules`, as the sites of tests do; then only what is below it counts. */
function segmentsBelow(out: string, site: string): string[] {
  const relative = path.relative(site, out);
  return (relative.startsWith('..') ? out : relative).split(path.sep).map((name) => name.toLowerCase());
}

function strangersIn({ out, use }: AskedOutput, disk: Disk): Problem | undefined {
  if (!isThere(disk, out)) return undefined;
  if (!disk.statSync(out).isDirectory()) return outputIsNoFolder(out, use);
  const names = disk.readdirSync(out).filter((name) => !NOT_OF_THE_SITE.includes(name));
  // Nothing that a build makes is called so: a repository or packages were put there later.
  const precious = names.filter((name) => NEVER.includes(name));
  if (precious.length > 0) return outputNotBuilt(out, precious, use);
  if (names.length === 0 || isHalfExchanged(out, disk)) return undefined;
  if (!isBuiltSite(out, disk)) return outputNotBuilt(out, names.sort(), use);
  const added = filesOfOthers(out, disk);
  return added.length > 0 ? outputHasMore(out, added, use) : undefined;
}

/** A build that was killed while it exchanged entry by entry may have left no marker, but its journal. */
function isHalfExchanged(out: string, disk: Disk): boolean {
  return isThere(disk, workWithin(out).journal);
}
