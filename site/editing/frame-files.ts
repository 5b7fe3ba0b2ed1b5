import { readFileTable } from '../../generator/published/file-table';
import type { PackageTable } from '../../generator/published/package-table';
import { createTexts, type FrameTexts, linkedFiles } from './frame-texts';

/** The files that edited code needs: their locations, and the importable modules. */
export interface FrameFiles {
  /** URL of the frame's page. */
  page: string;
  /** The module that runs code. */
  runtime: string;
  /** The importable modules, as text (published/package-table). */
  table: string;
  texts: FrameTexts;
}

let fetched: Promise<FrameFiles> | undefined;

/** The frame files of this page, loaded once; a failed request is repeated next time. */
export function frameFiles(): Promise<FrameFiles> {
  fetched ??= loadFrameFiles();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/**
 * Reads the locations from the page's script (`data-frame`, `data-packages`, `data-files`), and loads the
 * table.
 */
async function loadFrameFiles(): Promise<FrameFiles> {
  const {
    frame = '',
    packages = '',
    files = '',
    demos = '',
  } = document.querySelector<HTMLElement>('[data-frame]')?.dataset ?? {};
  const [url = '', integrity = ''] = packages.split(' ');
  const response = await fetch(url, { integrity });
  const table = await response.text();
  const read: PackageTable = JSON.parse(table);
  const folder = demos.slice(0, demos.lastIndexOf('/') + 1);
  const known = new Map([...linkedFiles(readFileTable(files)), ...linkedFiles(readFileTable(read.files))]);
  const { names, runtime } = read;
  return { page: frame, runtime, table: JSON.stringify({ names }), texts: createTexts(folder, known) };
}
