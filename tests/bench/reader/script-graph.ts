import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts of a built site, each read once: what they weigh, and what they bring along. */
export interface ScriptGraph {
  /** Gzip size of a file, as a host would send it. */
  bytesOf: (url: string) => number;
  /** Scripts and all that they import at once, near and far; what is imported on demand comes later. */
  withImports: (urls: string[]) => Set<string>;
  /** The script that a script, or one that it imports at once, imports on demand under a name: `bar` for `bar-HASH.js`. */
  onDemand: (url: string, name: string) => string | undefined;
}

/** Opens the scripts of the site that was built into a folder. */
export function scriptGraph(out: string): ScriptGraph {
  const codeOf = remembered((url) => readFileSync(path.join(out, url), 'utf8'));
  const bytesOf = remembered((url) => gzipSync(readFileSync(path.join(out, url))).length);
  const importsOf = remembered((url) =>
    [...codeOf(url).matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)].map(([, name = '']) => beside(url, name)),
  );
  const withImports = (urls: string[], known = new Set<string>()): Set<string> => {
    for (const url of urls) {
      if (known.has(url)) continue;
      known.add(url);
      withImports(importsOf(url), known);
    }
    return known;
  };
  const onDemand = (url: string, name: string): string | undefined => {
    const code = [...withImports([url])].map(codeOf).join('');
    const names = [...code.matchAll(/import\("(\.\/[^"]+)"\)/g)].map(([, found = '']) => found);
    const found = names.find((file) => /^\.\/(.*)-\w+\.js$/.exec(file)?.[1] === name);
    return found && beside(url, found);
  };
  return { bytesOf, withImports: (urls) => withImports(urls), onDemand };
}

function beside(url: string, name: string): string {
  return path.posix.join(path.posix.dirname(url), name);
}

function remembered<Value>(make: (url: string) => Value): (url: string) => Value {
  const known = new Map<string, Value>();
  return (url) => {
    const value = known.get(url) ?? make(url);
    known.set(url, value);
    return value;
  };
}
