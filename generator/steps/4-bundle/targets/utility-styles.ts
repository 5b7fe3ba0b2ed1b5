import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SiteModule } from '../modules/read-module';
import { adoption } from './style-module';

/** Demos that are styled with Tailwind stand in a folder of this name (page/demo.ts, `styling`). */
const TAILWIND_DEMO = /\/tailwind\/index\.[jt]sx?$/;

/** Not layered: utilities have to win over the rules that components bring along. */
const ENTRY = '@import "tailwindcss/theme.css" layer(theme); @tailwind utilities;';

/**
 * What makes a demo's utility classes work: code that adopts their rules; nothing for other modules. A
 * reader's project compiles them, and so does this build; no script of a stranger does it in the page.
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

/** Every word of every string might be a class; the compiler knows which ones are. */
function candidates(code: string): string[] {
  const strings = [...code.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/g)];
  return [...new Set(strings.flatMap(([, , text = '']) => text.split(/\s+/)))].filter(Boolean).sort();
}
