import path from 'node:path';
import type { Snapshot } from '../../../cache';
import type { Inventory, Route } from '../../../model';
import { findDemo } from '../demos/find-demo';
import { splitFrontMatter } from './front-matter/split-front-matter';

/** A file that is made when somebody wants it: all of them at once would be every text of the site in memory. */
export interface MadeFile {
  path: string;
  make: () => string;
}

/** Every written page once more as Markdown, for readers and programs that want the text alone: `<url>index.md`. */
export function markdownFiles(
  { pageFiles }: Pick<Inventory, 'pageFiles'>,
  routes: readonly Route[],
  snapshot: Snapshot,
): MadeFile[] {
  const files = new Set(pageFiles);
  const read = (file: string): string => snapshot.text(file);
  return routes.flatMap(({ file, text }) =>
    text
      ? [
          {
            path: file.replace(/\.html$/, '.md'),
            make: () => withDemos(read(text.file), { ...text, files, read }),
          },
        ]
      : [],
  );
}

interface DemoFolder {
  /** The text's file; its demos lie beside it. */
  file: string;
  files: ReadonlySet<string>;
  read: (file: string) => string;
}

const MARKER = /^\{\{\s*"demo":\s*"([^"]+)".*\}\}[ \t]*$/gm;

/** The text without what only this site understands: a demo is its code. */
function withDemos(text: string, { file, files, read }: DemoFolder): string {
  const body = splitFrontMatter(text.replaceAll('\r\n', '\n')).body.trim();
  return `${body.replace(MARKER, (_, name: string) => {
    const source = findDemo(name, path.posix.dirname(file), files)?.sources.system;
    return source === undefined
      ? ''
      : `\`\`\`${path.extname(source).slice(1)}\n${read(source).trim()}\n\`\`\``;
  })}\n`;
}
