import type { ParseResult, PluginTarget } from '@babel/core';
import { type CodeImports, importsOf } from './parse-code';
import { removeCommentsOfTypes } from './remove-comments-of-types';

/** The twin of a typed file. */
export interface Twin extends CodeImports {
  code: string;
}

/**
 * The JavaScript twin of a TypeScript file, as the reference's authors commit theirs: Babel removes the types
 * and keeps every line in place, Prettier formats at width 85, and blank lines that types left after `/>` and
 * `,` are removed. The tree is modified. Babel and Prettier are loaded when they are first needed.
 */
export async function toJavaScript(ast: ParseResult, code: string, name: string): Promise<Twin> {
  const { code: untyped, ...imported } = await withoutTypes(ast, code, name);
  const formatted = await format(untyped);
  const closed = formatted.replace(/(\/>|,)\n\n/g, '$1\n');
  return { code: closed === formatted ? formatted : await format(closed), ...imported };
}

/** JSX needs no React in scope, so an import of it that only types use goes with them. */
const NO_PRAGMA = { jsxPragma: 'none', jsxPragmaFrag: 'none' };

async function withoutTypes(ast: ParseResult, code: string, name: string): Promise<Twin> {
  const { transformFromAstSync, types } = await import('@babel/core');
  // @ts-expect-error -- the package brings no types
  const { default: typescript }: { default: PluginTarget } = await import('@babel/preset-typescript');
  removeCommentsOfTypes(ast);
  const result = transformFromAstSync(ast, code, {
    filename: name,
    ast: true,
    cloneInputAst: false,
    configFile: false,
    babelrc: false,
    browserslistConfigFile: false,
    presets: [[typescript, NO_PRAGMA]],
    retainLines: true,
    // The default writes large files without line breaks, and prints a note.
    compact: false,
  });
  return { code: result?.code ?? '', ...importsOf(result?.ast ?? ast, types) };
}

async function format(code: string): Promise<string> {
  const prettier = await import('prettier/standalone');
  const plugins = await Promise.all([import('prettier/plugins/babel'), import('prettier/plugins/estree')]);
  return prettier.format(code, { parser: 'babel', plugins, printWidth: 85, singleQuote: true });
}
