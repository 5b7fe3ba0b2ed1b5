import { readFileTable } from '../../../generator/published/file-table';
import { createDemoLoader, type Loader } from './demo-loader';
import { createPageFiles } from './page-files';
import type { TakePresses } from './runtime';

/**
 * Creates the loader of a page's demos. The generator writes the URL of the mounting module (`data-demos`)
 * and the list of files (`data-files`) on pages with demos.
 */
export function loadDemos({ demos: url = '', files = '' }: DOMStringMap, takePresses: TakePresses): Loader {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return createDemoLoader(url, createPageFiles(folder, readFileTable(files)), takePresses);
}
