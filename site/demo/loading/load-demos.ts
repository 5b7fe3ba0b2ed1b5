import { readFileTable } from '../../../generator/contract/file-table';
import { type BringDemo, createDemoLoader } from './demo-loader';
import { createPageFiles } from './page-files';
import type { TakePresses } from './runtime';

/**
 * Gives what brings the demos of a page to life. The generator writes on pages with demos where the module is that
 * mounts them (`data-demos`), and which files it and they consist of (`data-files`).
 */
export function loadDemos(
  { demos: url = '', files = '' }: DOMStringMap,
  takePresses: TakePresses,
): BringDemo {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return createDemoLoader(url, createPageFiles(folder, readFileTable(files)), takePresses);
}
