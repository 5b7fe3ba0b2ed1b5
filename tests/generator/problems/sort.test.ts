import { describe, expect, it } from 'vitest';
import { addFrames } from '../../../generator/problems/add-frames';
import { sortProblems } from '../../../generator/problems/sort';
import { uniqueProblems } from '../../../generator/problems/unique';
import { problem, problemWithoutPlace } from '../../builders/problem';

function at(file: string, line: number, column: number, code = 'CODE') {
  return problem({ code, place: { file, line, column } });
}

describe('the order of problems', () => {
  const sorted = [
    problemWithoutPlace(),
    at('B.md', 1, 1),
    at('a.md', 2, 1),
    at('a.md', 2, 10),
    at('a.md', 10, 1, 'A'),
    at('a.md', 10, 1, 'B'),
    at('ä.md', 1, 1),
  ];

  it('is file, line, column, code, by code units and numbers', () => {
    expect(sortProblems(sorted.toReversed())).toEqual(sorted);
  });

  it('tells a demo that does not parse once, at the first place', () => {
    const parse = [4, 3].map((line) => at('Demo.tsx', line, 1, 'DEMO_DOES_NOT_PARSE'));

    expect(sortProblems(parse).map(({ place }) => place?.line)).toEqual([3]);
  });

  it('leaves what it was given as it was', () => {
    const given = sorted.toReversed();
    sortProblems(given);

    expect(given).toEqual(sorted.toReversed());
  });
});

describe('one mistake met twice', () => {
  it('is told once, with its place', () => {
    const { place: _, ...placeless } = problem();

    expect(uniqueProblems([placeless, problem(), problem()])).toEqual([problem()]);
  });

  it('is two mistakes when the places differ', () => {
    expect(uniqueProblems([at('a.md', 1, 1), at('a.md', 2, 1)])).toHaveLength(2);
  });
});

describe('frames', () => {
  it('are added where a place is and no frame, and each file is read once', () => {
    const read: string[] = [];
    const problems = [problem(), problem({ frame: 'mine' }), problemWithoutPlace(), problem()];

    const framed = addFrames(problems, (file) => {
      read.push(file);
      return 'one\n  two';
    });

    const frame = '  1 | one\n> 2 |   two\n    |   ^';
    expect(framed.map((one) => one.frame)).toEqual([frame, 'mine', undefined, frame]);
    expect(read).toEqual(['data/site.ts']);
  });

  it('are left out for a file that cannot be read', () => {
    expect(addFrames([problem()], () => undefined)).toEqual([problem()]);
  });
});
