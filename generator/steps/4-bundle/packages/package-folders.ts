import type { Metafile } from 'esbuild';
import { NAMED } from './named-exports-plugin';

/** Matches the folder of the package that contains a file; the innermost one of nested packages. */
const PACKAGE = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/;

/** The folders of all packages whose code is part of a bundle, relative to the root. */
export function packageFolders({ outputs }: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && !file.startsWith(NAMED) ? file : [],
    ),
  );
  return [...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []))].sort();
}
