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

/** Formats a file. Rejects for code with syntax errors. */
type Formatter = (file: EditedFile) => Promise<string>;

/** Loads Prettier with what these files need. Rejects without a network. */
export async function loadFormatter(files: readonly EditedFile[]): Promise<Formatter> {
  const hasStyles = files.some((file) => parserOf(file) === 'css');
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
    ...(hasStyles ? [import('prettier/plugins/postcss')] : []),
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
