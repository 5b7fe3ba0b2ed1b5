import type { Problem } from '../../../model';
import { unreadable } from '../../../problems/catalogue/files';
import { withLineBreaks } from './line-breaks';

/** Reads the texts of a page, and records missing ones. */
export interface Reader {
  /** Root-relative. A missing text is empty. */
  read: (file: string) => Promise<string>;
  problems: Problem[];
}

/** Opens the texts of one page, by file, with their line breaks normalized. */
export function openReader(sources: Readonly<Record<string, string>>): Reader {
  const problems: Problem[] = [];
  const read = async (file: string): Promise<string> => {
    const text = Object.hasOwn(sources, file) ? sources[file] : undefined;
    if (text === undefined) problems.push(unreadable(file, 'it was not there when the build began'));
    return withLineBreaks(text ?? '');
  };
  return { read, problems };
}
