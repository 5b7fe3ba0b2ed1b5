import { sandboxTools } from '../../../data/sandbox-versions';
import type { SandboxDemo } from './sandbox';

/** Exact versions by package, as in a `package.json`. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The dependencies of a demo and of the project; types and compiler for TypeScript only. */
export function dependenciesOf({
  packages,
  language,
}: Pick<SandboxDemo, 'packages' | 'language'>): Dependencies {
  const all = packages.map(split);
  const types = all.filter(([name]) => name.startsWith('@types/'));
  const { vite, typescript } = sandboxTools;
  return {
    dependencies: sorted(all.filter((one) => !types.includes(one))),
    devDependencies: sorted(
      language === 'TS' ? [...types, ['typescript', typescript], ['vite', vite]] : [['vite', vite]],
    ),
  };
}

/** `@mui/material@6.5.0` → its name and its version. */
function split(written: string): [name: string, version: string] {
  const at = written.lastIndexOf('@');
  return [written.slice(0, at), written.slice(at + 1)];
}

function sorted(versions: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
