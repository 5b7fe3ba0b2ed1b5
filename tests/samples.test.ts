import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite, type Problem } from '../generator';
import { formatProblem } from '../generator/problems/format/format';
import { SiteError } from '../generator/problems/site-error';

const samples = path.join(import.meta.dirname, 'samples');
const situations = readdirSync(samples).filter((name) =>
  existsSync(path.join(samples, name, 'expected.txt')),
);

/** What a person reads who checks the site in a folder. */
async function checkedText(root: string): Promise<string> {
  return (await problemsOf(root)).map((problem) => `${formatProblem(problem)}\n`).join('\n');
}

async function problemsOf(root: string): Promise<readonly Problem[]> {
  try {
    return (await checkSite({ root, definition: 'data/site.ts', workers: 0 })).problems;
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  }
}

describe('checking a site', () => {
  it.each(situations)('tells all that is wrong in the situation %s', async (name) => {
    const root = path.join(samples, name);

    expect(await checkedText(root)).toBe(readFileSync(path.join(root, 'expected.txt'), 'utf8'));
  });
});
