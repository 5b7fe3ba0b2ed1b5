import type { ParseResult, PluginTarget } from '@babel/core';
import { RecentResults } from './recent-results';

/** The translation of a page shows the same demos right after it: its twins are made already. */
const twins = new RecentResults<Promise<string>>(100);

/**
 * The JavaScript twin of a TypeScript file, as the reference's authors commit theirs: types taken out by
 * Babel with every line where it was, formatted by Prettier at width 85, and the blank lines that types
 * left after `/>` and `,` closed up. Babel and Prettier are loaded on first need.
 */
export function toJavaScript(ast: ParseResult, code: string, name: string): Promise<string> {
  return twins.get(`${name}\n${code}`, () => makeTwin(ast, code, name));
}

async function makeTwin(ast: ParseResult, code: string, name: string): Promise<string> {
  const formatted = await format(await withoutTypes(ast, code, name));
  const closed = formatted.replace(/(\/>|,)\n\n/g, '$1\n');
  return closed === formatted ? formatted : format(closed);
}

async function withoutTypes(ast: ParseResult, code: string, name: string): Promise<string> {
  const { transformFromAstSync } = await import('@babel/core');
  // @ts-expect-error -- the package brings no types
  const { default: typescript }: { default: PluginTarget } = await import('@babel/preset-typescript');
  const result = transformFromAstSync(ast, code, {
    filename: name,
    configFile: false,
    babelrc: false,
    browserslistConfigFile: false,
    presets: [typescript],
    retainLines: true,
  });
  return result?.code ?? '';
}

async function format(code: string): Promise<string> {
  const prettier = await import('prettier/standalone');
  const plugins = await Promise.all([import('prettier/plugins/babel'), import('prettier/plugins/estree')]);
  return prettier.format(code, { parser: 'babel', plugins, printWidth: 85, singleQuote: true });
}
