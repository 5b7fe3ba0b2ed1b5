import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What a declaration at the beginning of a line declares. */
const DECLARED =
  /^(?:declare )?(?:abstract )?(?:var|let|const|function|class|interface|type|namespace|enum) ([\w$]+)/gm;

/**
 * Names of a browser that an excerpt means when it says them. The others, such as `open`, `name` and `status`, are
 * far more often something of its author's own.
 */
const BROWSER = [
  'window',
  'document',
  'navigator',
  'console',
  'fetch',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'structuredClone',
];

/** Names of the language that no declaration declares. */
const LANGUAGE = ['undefined', 'globalThis', 'arguments', 'const'];

let names: ReadonlySet<string> | undefined;

/** Names that code in a browser has without declaring or importing them. Read once. */
export function libraryNames(): ReadonlySet<string> {
  names ??= new Set([
    ...LANGUAGE,
    ...BROWSER,
    ...declaredIn(/^lib\.(?:es\d|decorators).*\.d\.ts$/),
    ...declaredIn(/^lib\.dom.*\.d\.ts$/).filter((name) => /^[A-Z]/.test(name)),
  ]);
  return names;
}

function declaredIn(files: RegExp): string[] {
  const folder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
  return readdirSync(folder)
    .filter((file) => files.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(DECLARED)])
    .map(([, name = '']) => name);
}
