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

/** Formats code with Prettier, which is loaded for this. Rejects for code with syntax errors. */
export async function formatCode({ name, code }: EditedFile): Promise<string> {
  const parser = parsers[name.slice(name.lastIndexOf('.') + 1)];
  if (parser === undefined) return code;
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  const plugins = parser === 'css' ? [await import('prettier/plugins/postcss')] : [babel, estree];
  const formatted = await format(code, { ...STYLE, parser, plugins });
  // Code on a page has no final line break.
  return formatted.trimEnd();
}
