import type { Metafile } from 'esbuild';

/** Matches the folder of the package that a file belongs to; the innermost one of nested packages. */
const PACKAGE = /^.*\bnode_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The folder of the package that a file belongs to; undefined for a file of the site. */
export function packageFolderOf(file: string): string | undefined {
  return PACKAGE.exec(file)?.[0];
}

/** Whether a name in a bundle is that of a module that a plugin has made: `named:node_modules/…`. */
export function isMade(name: string): boolean {
  return name.includes(':');
}

/** The folders of all packages whose code is part of a bundle, relative to the root. */
export function packageFolders({ outputs }: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
  const installed = files.filter((file) => !isMade(file));
  return [...new Set(installed.flatMap((file) => packageFolderOf(file) ?? []))].sort();
}
