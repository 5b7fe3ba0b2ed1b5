import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SiteModule } from '../modules/read-module';
import { adoption } from '../modules/style-module';

/** Demos that are styled with Tailwind stand in a folder of this name (page/demo.ts, `styling`). */
const TAILWIND_DEMO = /\/tailwind\/index\.[jt]sx?$/;

/** Utilities are not in a layer, so that they override the styles of components. */
const ENTRY = '@import "tailwindcss/theme.css" layer(theme); @tailwind utilities;';

/**
 * Code that adopts the rules of a demo's utility classes; empty for other modules. The rules are compiled at build time, so
 * that no third-party script is needed in the page.
 */
export async function utilityStyles({ file, code }: Pick<SiteModule, 'file' | 'code'>): Promise<string> {
  if (!TAILWIND_DEMO.test(file)) return '';
  const { compile } = await import('tailwindcss');
  const require = createRequire(import.meta.url);
  const compiler = await compile(ENTRY, {
    loadStylesheet: async (id, base) => {
      const path = require.resolve(id);
      return { path, base, content: await readFile(path, 'utf8') };
    },
  });
  return `\n${adoption(compiler.build(candidates(code)))}`;
}

/** All words of all strings: the compiler ignores those that are no classes. */
function candidates(code: string): string[] {
  const strings = [...code.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/g)];
  return [...new Set(strings.flatMap(([, , text = '']) => text.split(/\s+/)))].filter(Boolean).sort();
}
