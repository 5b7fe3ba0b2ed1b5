import type { Snapshot } from '../cache';
import type { Inventory, Text } from '../model';
import { pageFolderOf } from '../steps/1-collect/page-folder';
import { isScript } from '../steps/3-read/demos/code-names';
import { modulesOfDemo } from '../steps/5-check/demo-types/modules-of-demo';

/** The folder of a text's page, with a slash at its end. */
export function folderOf({ file }: Text): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

/** Every file below a page's folder that is no text. */
export function filesBeside(folder: string, { pageFiles }: Inventory): string[] {
  return filesBelow(pageFiles, folder).filter((file) => !file.endsWith('.md'));
}

/**
 * Files of other pages and of none that the code beside each text imports, directly or indirectly, by the folder of the text.
 * A page below this one is another page.
 */
export function sharedFiles(inventory: Inventory, snapshot: Snapshot): Map<string, string[]> {
  const all = new Set(inventory.pageFiles);
  const folders = [...new Set(inventory.texts.map(folderOf))];
  const pages = new Set(folders.map((folder) => folder.slice(0, -1)));
  return new Map(
    folders.map((folder) => {
      const code = filesBeside(folder, inventory).filter(isScript);
      const reached = code.flatMap((file) => modulesOfDemo(file, all, snapshot));
      const others = [...new Set(reached)].filter((file) => `${pageFolderOf(file, pages)}/` !== folder);
      return [folder, others.sort()];
    }),
  );
}

/** Whether a file is sent to threads as text. Pictures and fonts are not. */
export function isText(file: string): boolean {
  return !/\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|webm|pdf|zip)$/i.test(file);
}

/** The files of a folder. `files` is sorted, so they are one slice, found by binary search. */
function filesBelow(files: string[], folder: string): string[] {
  const start = lowerBound(files, folder);
  const end = files.findIndex((file, at) => at >= start && !file.startsWith(folder));
  return files.slice(start, end < 0 ? undefined : end);
}

function lowerBound(files: string[], name: string): number {
  let [low, high] = [0, files.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((files[middle] ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}
