import { statSync } from 'node:fs';
import path from 'node:path';
import type { Snapshot } from '../../../cache';
import type { SiteDefinition } from '../../../contract/site';
import { folderIsFile, folderMissing } from '../../../problems/catalogue/definition';
import { nearest } from '../../../problems/nearest';
import type { DefinitionFault } from '../definition/definition-fault';

/**
 * Folders that may be empty. Git does not store empty folders, so a missing one is reported only if there is a folder with a
 * similar name.
 */
const MAY_BE_EMPTY = ['public', 'ledger'];

/** A folder of a definition. */
interface NamedFolder {
  path: string[];
  folder: string;
  mayBeAbsent: boolean;
}

/** Folders of a definition that do not exist or are files. */
export function absentFolders(snapshot: Snapshot, site: SiteDefinition): DefinitionFault[] {
  return namedFolders(site).flatMap(({ path: at, folder, mayBeAbsent }): DefinitionFault[] => {
    const kind = kindOf(snapshot, folder);
    if (kind === 'folder') return [];
    const name = at.join('.');
    if (kind === 'file') return [{ path: at, makeProblem: (place) => folderIsFile({ name, folder }, place) }];
    const near = nearFolder(snapshot, folder, site);
    if (mayBeAbsent && near === undefined) return [];
    return [{ path: at, makeProblem: (place) => folderMissing({ name, folder, near }, place) }];
  });
}

function namedFolders({ folders, reference }: SiteDefinition): NamedFolder[] {
  const words = reference?.translations;
  return [
    ...Object.entries(folders).map(([name, folder]) => ({
      path: ['folders', name],
      folder,
      mayBeAbsent: MAY_BE_EMPTY.includes(name),
    })),
    ...(words === undefined
      ? []
      : [{ path: ['reference', 'translations'], folder: words, mayBeAbsent: true }]),
  ];
}

/** A folder with a similar name at the place where the path cannot be followed, unless the definition uses it already. */
function nearFolder(snapshot: Snapshot, folder: string, site: SiteDefinition): string | undefined {
  const names = path.posix.normalize(folder).split('/').filter(Boolean);
  const there = names.findIndex((_, at) => kindOf(snapshot, names.slice(0, at + 1).join('/')) !== 'folder');
  const above = names.slice(0, there).join('/');
  const taken = namedFolders(site).map((one) => path.posix.normalize(one.folder));
  const beside = snapshot.names(above).filter((name) => {
    const other = path.posix.join(above, name);
    return !taken.includes(other) && kindOf(snapshot, other) === 'folder';
  });
  const near = nearest(names[there] ?? '', beside);
  return near && path.posix.join(above, near, ...names.slice(there + 1));
}

function kindOf({ root }: Snapshot, name: string): 'folder' | 'file' | undefined {
  const stats = statSync(path.join(root, name), { throwIfNoEntry: false });
  return stats && (stats.isDirectory() ? 'folder' : 'file');
}
