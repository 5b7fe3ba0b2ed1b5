import { describe, expect, it } from 'vitest';
import { missingText } from '../../../generator/problems/catalogue';
import { formatGithub } from '../../../generator/problems/format/github';
import { summarised } from '../../../generator/problems/summarised';
import { codes, problem } from '../../builders/problem';

const unwritten = (pathname: string, section: string) =>
  missingText({
    pathname,
    file: `pages${pathname}/index.md`,
    section,
    place: { file: 'data/site.ts', line: 4, column: 1 },
  });

const beds = ['/beds/a', '/beds/b', '/beds/c', '/beds/d', '/beds/e'].map((path) => unwritten(path, 'Beds'));

describe('pages that nobody has written', () => {
  it('are one line for each part of the menu', () => {
    const told = summarised([problem(), ...beds, unwritten('/gate', 'Gates')]);

    expect(codes(told)).toEqual(['BROKEN_GATE', 'MISSING_TEXT', 'MISSING_TEXT']);
    expect(told[1]?.message).toBe(
      '5 pages of Beds have no text, so readers see a notice instead: /beds/a, /beds/b, /beds/c and 2 more.',
    );
    expect(told[1]?.place).toEqual({ file: 'data/site.ts', line: 4, column: 1 });
    expect(told[2]?.message).toContain('/gate has no text');
  });

  it('never stand before an error in GitHub, which shows the first ten lines', () => {
    const late = problem({ place: { file: 'z.ts', line: 9, column: 1 } });
    const lines = formatGithub([...beds, late]).split('\n');

    expect(lines[0]).toMatch(/^::error file=z\.ts/);
    expect(lines).toHaveLength(6);
  });
});
