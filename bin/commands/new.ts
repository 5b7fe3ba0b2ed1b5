import { newDemo, newPage, newPlayground } from '../../generator';
import { projectOf, type RootOption } from '../project';
import { logMessage } from '../terminal';

interface NewPageFlags extends RootOption {
  title?: string;
  /** Titles in other languages, by language. */
  titles: Record<string, string>;
}

/** `xdocs new page`: creates a text, its first demo and, where it is missing, the navigation entry. */
export async function page(pathname: string, { title, titles, ...flags }: NewPageFlags): Promise<void> {
  printWritten(await newPage(projectOf(flags), { pathname, title, titles }));
}

/** `xdocs new demo`: creates a component and adds its marker to a page. */
export async function demo(pathname: string, name: string, flags: RootOption): Promise<void> {
  printWritten(await newDemo(projectOf(flags), { pathname, name }));
}

/** `xdocs new playground`: creates a page for experiments, which is never published. */
export async function playground(name: string, flags: RootOption): Promise<void> {
  printWritten(await newPlayground(projectOf(flags), name));
}

function printWritten(files: string[]): void {
  logMessage(`Wrote\n${files.map((file) => `  ${file}`).join('\n')}`);
}
