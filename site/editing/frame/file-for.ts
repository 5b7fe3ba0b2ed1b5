const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** The file of a demo that a relative specifier resolves to; undefined for a package. */
export function fileFor(specifier: string, from: string, names: Iterable<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const wanted = normalized([...from.split('/').slice(0, -1), ...specifier.split('/')]);
  const known = new Map([...names].map((name) => [normalized(name.split('/')), name]));
  for (const ending of ENDINGS) {
    const found = known.get(wanted + ending) ?? known.get(wanted.replace(/\.js$/, '') + ending);
    if (found !== undefined) return found;
  }
  return undefined;
}

function normalized(parts: string[]): string {
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..' && path.length > 0 && path.at(-1) !== '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}
