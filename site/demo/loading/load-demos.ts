import { readFileTable } from '../../../generator/published/file-table';
import { createDemoLoader, type Loader } from './demo-loader';
import { createPageFiles } from './page-files';
import type { TakePresses } from './runtime';

/**
 * Gives what loads the demos of a page. The generator writes on pages with demos where the module is that
 * mounts them (`data-demos`), and which files it and they consist of (`data-files`).
 */
export function loadDemos({ demos: url = '', files = '' }: DOMStringMap, takePresses: TakePresses): Loader {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return createDemoLoader(url, createPageFiles(folder, readFileTable(files)), takePresses);
}
