import { newDemo, newPage, newPlayground } from '../../generator';
import { projectOf, type RootOption } from '../project';
import { say } from '../terminal';

interface NewPageFlags extends RootOption {
  title?: string;
  /** Titles in other languages, by language. */
  titles: Record<string, string>;
}

/** `xdocs new page`: text, first demo and, where it is missing, the entry. */
export async function page(pathname: string, { title, titles, ...flags }: NewPageFlags): Promise<void> {
  sayWritten(await newPage(projectOf(flags), { pathname, title, titles }));
}

/** `xdocs new demo`: a component and its marker on a page. */
export async function demo(pathname: string, name: string, flags: RootOption): Promise<void> {
  sayWritten(await newDemo(projectOf(flags), { pathname, name }));
}

/** `xdocs new playground`: a page to try things on that is never published. */
export async function playground(name: string, flags: RootOption): Promise<void> {
  sayWritten(await newPlayground(projectOf(flags), name));
}

function sayWritten(files: string[]): void {
  say(`Wrote\n${files.map((file) => `  ${file}`).join('\n')}`);
}
