import { importAgain } from '../support/import-again';
import type { EditedFile } from './messages';

const parsers: Record<string, string> = {
  tsx: 'babel-ts',
  ts: 'babel-ts',
  jsx: 'babel',
  js: 'babel',
  json: 'json',
  css: 'css',
};

/** The style of demos. */
const STYLE = { singleQuote: true, printWidth: 80 } as const;

const prettier = packageAgain(() => import('prettier/standalone'));
const babel = packageAgain(() => import('prettier/plugins/babel'));
const estree = packageAgain(() => import('prettier/plugins/estree'));
const postcss = packageAgain(() => import('prettier/plugins/postcss'));

/** Formats a file. Rejects for code with syntax errors. */
type Formatter = (file: EditedFile) => Promise<string>;

/** Loads Prettier with what these files need. Rejects without a network; the next call requests again what has failed. */
export async function loadFormatter(files: readonly EditedFile[]): Promise<Formatter> {
  const hasStyles = files.some((file) => parserOf(file) === 'css');
  const [{ format }, ...plugins] = await Promise.all([
    prettier(),
    babel(),
    estree(),
    ...(hasStyles ? [postcss()] : []),
  ]);
  return async (file) => {
    const parser = parserOf(file);
    if (parser === undefined) return file.code;
    const formatted = await format(file.code, { ...STYLE, parser, plugins });
    // Code on a page has no final line break.
    return formatted.trimEnd();
  };
}

function parserOf({ name }: EditedFile): string | undefined {
  return parsers[name.slice(name.lastIndexOf('.') + 1)];
}

/** Imports a package; what is requested again is its file, which has all of it in one export (4-bundle/packages/entry-module.ts). */
function packageAgain<Package extends object>(load: () => Promise<Package>): () => Promise<Package> {
  const again = importAgain<Package | { given: Package }>(load);
  return async () => {
    const found = await again();
    return 'given' in found ? found.given : found;
  };
}
