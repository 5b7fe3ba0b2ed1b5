import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A fence of a migration page whose title is the name of a codemod: what that does to a piece of code. */
export interface Sample {
  /** `v7.0.0/tree-view/rename-nodeid`. */
  transform: string;
  /** For `--parser`, where the page says so. */
  parser: string;
  before: string;
  after: string;
}

/** A section with the command that finds places of the kind it is about. */
export interface Entry {
  heading: string;
  /** Without the command, and without code as it is after the change. */
  text: string;
  /** What the command looks for, as an expression of JavaScript. */
  search: RegExp;
}

const FENCE = /^```([^\n]*)\n([\s\S]*?)^```$/gm;

const COMMAND = /^git grep -n(w?)([EF]) '(.*)'$/m;

const folder = new URL('../../data/pages/x/migration/', import.meta.url);

/** The text of a page in one language. */
export function migrationText(page: string, file: 'index.md' | 'index.zh.md'): string {
  return readFileSync(fileURLToPath(new URL(`${page}/${file}`, folder)), 'utf8');
}

/** All fences without their titles, which are words of a language. */
export function fencesOf(text: string): string[] {
  return [...text.matchAll(FENCE)].map(([, info = '', code = '']) => `${info.split(' ')[0]}\n${code}`);
}

/** The samples of a page, for codemods of `@mui/x-codemod`: those of version 5 are in another package. */
export function samplesOf(text: string): Sample[] {
  return [...text.matchAll(FENCE)].flatMap(([, info = '', code = '']) => {
    const title = /title="(v[67]\.0\.0\/\S+)(?: --parser (\w+))?"/.exec(info);
    if (!title?.[1]) return [];
    const lines = code.trimEnd().split('\n');
    const without = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n');
    return [{ transform: title[1], parser: title[2] ?? 'tsx', before: without('+'), after: without('-') }];
  });
}

/** Every codemod that a page names, in a command, a table or a sentence. */
export function codemodsOf(text: string): string[] {
  const names = text.match(/v[67]\.0\.0\/[\w-]+(?:\/[\w-]+)?/g) ?? [];
  return [...new Set(names)].filter((name) => name.includes('/', 7) || name.endsWith('preset-safe')).sort();
}

/** The entries that have a command, which is about what stands around it. */
export function entriesOf(text: string): Entry[] {
  return text.split(/^(?=#{2,3} )/m).flatMap((section) => {
    const [command, word, kind, pattern = ''] = COMMAND.exec(section) ?? [];
    if (!command) return [];
    const literal = kind === 'F' ? pattern.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`) : pattern;
    const search = new RegExp(word ? String.raw`(?<!\w)(?:${literal})(?!\w)` : literal);
    const text = section.replace(command, '').replace(/^\+.*$/gm, '');
    return [{ heading: section.split('\n', 1)[0] ?? '', text, search }];
  });
}
