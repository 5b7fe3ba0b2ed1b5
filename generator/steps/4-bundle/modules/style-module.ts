import path from 'node:path';
import { type Maker, snapshotPlugin } from '../../../cache';
import { inlined } from '../build-options';
import { loadBundler } from '../bundler';

/**
 * A style sheet as a module: importing it adopts the sheet; the class names of a CSS module are exported. There is no style
 * element, which a strict policy would forbid. Without a document it does nothing. `maker` records every file that becomes part of
 * it. Throws esbuild's failure.
 */
export async function styleModule(
  root: string,
  file: string,
  maker: Pick<Maker, 'read' | 'names'>,
): Promise<string> {
  const esbuild = await loadBundler();
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: importOf(file), resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: 'styles',
    plugins: [snapshotPlugin(root, maker)],
    // Class names contain the name of the file, because a page combines several files.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'silent',
    loader: inlined,
  });
  const textOf = (ending: string) => outputFiles.find(({ path: name }) => name.endsWith(ending))?.text ?? '';
  return textOf('.js') + adoption(textOf('.css'));
}

function importOf(file: string): string {
  const from = JSON.stringify(`./${path.posix.normalize(file)}`);
  return file.endsWith('.module.css')
    ? `export * from ${from}; export { default } from ${from};`
    : `import ${from};`;
}

/** Code that adopts a style sheet where there is a document. A block statement, so that its names do not collide. */
export function adoption(css: string): string {
  return [
    "if (typeof document !== 'undefined') {",
    '  const sheet = new CSSStyleSheet();',
    `  sheet.replaceSync(${JSON.stringify(css)});`,
    '  document.adoptedStyleSheets.push(sheet);',
    '}',
  ].join('\n');
}
