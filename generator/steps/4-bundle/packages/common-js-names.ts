import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, parse } from 'cjs-module-lexer';

initSync();

/**
 * The names that a CommonJS module exports, as Node finds them for `import`; sorted. None for a module that is an ES module
 * in disguise (`__esModule`), whose default export is another one.
 */
export function commonJsNames(file: string): string[] {
  const names = namesIn(file, new Set());
  names.delete('default');
  return names.has('__esModule') ? [] : [...names].filter((name) => /^[\w$]+$/.test(name)).sort();
}

function namesIn(file: string, visited: Set<string>): Set<string> {
  if (visited.has(file) || !/\.c?js$/.test(file)) return new Set();
  visited.add(file);
  try {
    const { exports, reexports } = parse(readFileSync(file, 'utf8'));
    const { resolve } = createRequire(file);
    const others = [...reexports].flatMap((specifier) => [...namesIn(resolve(specifier), visited)]);
    return new Set([...exports, ...others]);
  } catch {
    // It is no CommonJS, or hands on a module that is not there. esbuild tells that better.
    return new Set();
  }
}
