import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';

const pages = path.join(import.meta.dirname, '../../data/pages');

/** A fence of TypeScript or JavaScript. */
interface Fence {
  /** `x/react-charts/bars/index.md:31` */
  place: string;
  language: 'tsx' | 'jsx' | 'ts' | 'js';
  code: string;
}

const FENCE = /^[ \t>]*(`{3,})(tsx|jsx|ts|js)\b[^\n]*\n([\s\S]*?)^[ \t>]*\1[ \t]*$/gm;

function fencesOf(file: string): Fence[] {
  const text = readFileSync(path.join(pages, file), 'utf8');
  return [...text.matchAll(FENCE)].map(({ index, 2: language = '', 3: code = '' }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    language: language as Fence['language'],
    code,
  }));
}

/** Why a fence is no code; nothing where it is. The names that a snippet imports twice are two ways to import. */
async function faultOf({ place, language, code }: Fence): Promise<string[]> {
  try {
    await transform(code, { loader: language, jsx: 'preserve', logLevel: 'silent' });
    return [];
  } catch (error) {
    const [, ...reasons] = String(error).split('\n');
    const wrong = reasons.filter((reason) => !/has already been declared/.test(reason));
    return wrong.map((reason) => `${place} ${reason}`);
  }
}

describe('the code in texts', () => {
  it('is such that it parses where a reader copies it to', async () => {
    const fences = glob.sync('**/index*.md', { cwd: pages }).flatMap(fencesOf);
    const faults = await Promise.all(fences.map(faultOf));

    expect(fences.length).toBeGreaterThan(400);
    expect(faults.flat()).toEqual([]);
  });
});
