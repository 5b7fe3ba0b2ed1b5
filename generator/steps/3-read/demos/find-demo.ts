import { posix } from 'node:path';
import { type Styling, stylings } from '../../../page/styling';
import { demoName } from './demo-anchors';

/** A demo's source files, relative to the root. */
export interface FoundDemo {
  name: string;
  sources: { system: string } & Partial<Record<Styling, string>>;
}

/** The first that exists is the source. A `.js` in a marker names the demo, not the file. */
const SOURCE_ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Finds the demo that a marker names: `Foo.js` is the demo Foo in `Foo.tsx` or `Foo.js`; its other stylings
 * are in `Foo/tailwind/index.tsx` and `Foo/css/index.tsx`, and the first may be in `Foo/system/index.tsx`.
 * Undefined when the folder has none.
 */
export function findDemo(file: string, folder: string, files: ReadonlySet<string>): FoundDemo | undefined {
  const path = posix.join(folder, file);
  if (!path.startsWith(`${folder}/`)) return undefined;
  const stem = path.replace(/\.(tsx?|jsx?)$/, '');
  const source = (base: string): string | undefined =>
    SOURCE_ENDINGS.map((ending) => base + ending).find((candidate) => files.has(candidate));
  const styled = stylings.map((styling) => [styling, source(`${stem}/${styling}/index`)] as const);
  const system = source(stem) ?? styled[0]?.[1];
  if (!system) return undefined;
  const others = styled.filter(([styling, found]) => styling !== 'system' && found);
  return { name: demoName(file), sources: { system, ...Object.fromEntries(others) } };
}

/** Names of the demos in a folder, as suggestions for a wrong name. */
export function demoNames(folder: string, files: ReadonlySet<string>): string[] {
  const isSource = (name: string): boolean => /^[^/]+\.(tsx?|jsx?)$/.test(name);
  const names = [...files].map((file) => posix.relative(folder, file)).filter(isSource);
  return [...new Set(names.map(demoName))];
}
