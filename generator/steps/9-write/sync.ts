import path from 'node:path';
import { withPath } from '../../cache';
import { codeOf, type Disk } from './disk';

/** The number of concurrent calls: a disk syncs many files in little more time than one. */
const AT_A_TIME = 16;

/** Error codes where folders cannot be synced. */
const NO_FOLDER_SYNC = ['EINVAL', 'EISDIR', 'EPERM', 'ENOTSUP', 'EBADF'];

/** Syncs files and folders to the disk. */
export async function syncAll(names: { files: string[]; folders: string[] }, disk: Disk): Promise<void> {
  const queue = [
    ...names.folders.map((name) => ({ name, ignored: NO_FOLDER_SYNC })),
    ...names.files.map((name) => ({ name, ignored: [] })),
  ];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await syncOne(next, disk);
  };
  // Waits for all calls before an error is thrown, so that the caller does not remove files that are still open.
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function syncOne({ name, ignored }: { name: string; ignored: string[] }, disk: Disk): Promise<void> {
  try {
    const handle = await disk.promises.open(name, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!ignored.includes(codeOf(error) ?? '')) throw withPath(error, name);
  }
}

/** Waits until the names in a folder are on the disk. */
export function syncFolder(folder: string, disk: Disk): void {
  try {
    const descriptor = disk.openSync(folder, 'r');
    try {
      disk.fsyncSync(descriptor);
    } finally {
      disk.closeSync(descriptor);
    }
  } catch (error) {
    if (!NO_FOLDER_SYNC.includes(codeOf(error) ?? '')) throw withPath(error, folder);
  }
}

/** The folders that names of a tree stand in, each with the folders around it. */
export function foldersOf(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.dirname(file); !folders.has(folder); folder = path.dirname(folder))
      folders.add(folder);
  }
  return [...folders];
}
