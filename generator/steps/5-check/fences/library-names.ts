import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A declaration at the beginning of a line. */
const DECLARED =
  /^(?:declare )?(?:abstract )?(?:var|let|const|function|class|interface|type|namespace|enum) ([\w$]+)/gm;

/**
 * Browser globals that excerpts use. Others, such as `open`, `name` and `status`, are more likely variables
 * of the author's code.
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

/** Names of the language without a declaration. */
const LANGUAGE = ['undefined', 'globalThis', 'arguments', 'const'];

let names: ReadonlySet<string> | undefined;

/** Global names that need no declaration or import in a browser. Read once. */
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
