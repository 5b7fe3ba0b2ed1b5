import path from 'node:path';
import type { OpenOutput } from '../steps/9-write/open-output';
import { publishedFiles } from '../steps/9-write/published-files';

/** What a partial build keeps of the published site, for pages that it does not make. */
export interface OtherPages {
  /** Every published file, relative to the output folder. */
  files: ReadonlySet<string>;
  /** Files of pages in the published manifest, by url. */
  manifest: Record<string, string[]>;
}

/** Reads the published site; empty for a build of all pages. */
export function otherPages(output: Pick<OpenOutput, 'out' | 'disk'> | undefined): OtherPages {
  if (!output) return { files: new Set(), manifest: {} };
  const files = new Set(publishedFiles(output.out, output.disk));
  const name = 'build-manifest.json';
  return {
    files,
    manifest: files.has(name) ? pagesOf(output.disk.readFileSync(path.join(output.out, name), 'utf8')) : {},
  };
}

/** Reads lists of files and ignores all other content: the file is untrusted. */
function pagesOf(text: string): Record<string, string[]> {
  try {
    const manifest: unknown = JSON.parse(text);
    if (typeof manifest !== 'object' || manifest === null || !('pages' in manifest)) return {};
    return Object.fromEntries(Object.entries(manifest.pages ?? {}).filter(isPageEntry));
  } catch {
    return {};
  }
}

function isPageEntry(entry: [string, unknown]): entry is [string, string[]] {
  const [, files] = entry;
  return Array.isArray(files) && files.every((file) => typeof file === 'string');
}
