/** Extensions that are kept as written; any other dot is part of the name (RULES §5). */
const WRITTEN = /\.(js|jsx|ts|tsx|css|json)$/;

/** Extensions tried for a name without one, in the order of TypeScript, by the preferred language. */
const TRIED = {
  TS: ['.ts', '.tsx', '.js', '.jsx'],
  JS: ['.js', '.jsx', '.ts', '.tsx'],
};

/**
 * The files that a relative import of `path` may resolve to, in order of preference, for everything that reads, bundles or
 * type-checks modules. A name without an extension may be a folder with an index. A `.js` that does not exist may be the
 * `.ts` from which it is compiled.
 */
export function moduleFiles(path: string, language: 'TS' | 'JS' = 'TS'): string[] {
  if (WRITTEN.test(path)) return [path, ...sourcesOf(path)];
  const name = path.replace(/\/$/, '');
  return [name, `${name}/index`].flatMap((base) => TRIED[language].map((ending) => base + ending));
}

function sourcesOf(path: string): string[] {
  if (path.endsWith('.js')) return ['.ts', '.tsx'].map((ending) => path.replace(/\.js$/, ending));
  return path.endsWith('.jsx') ? [path.replace(/\.jsx$/, '.tsx')] : [];
}
