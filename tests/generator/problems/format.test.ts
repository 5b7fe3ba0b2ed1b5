import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../generator/problems/format/format';
import { formatGithub } from '../../../generator/problems/format/github';
import { formatJson } from '../../../generator/problems/format/json';
import { formatPretty } from '../../../generator/problems/format/pretty';
import { SiteError } from '../../../generator/problems/site-error';
import { problem, problemWithoutPlace } from '../../builders/problem';

const plain = createColors(false);

describe('a problem as plain text', () => {
  it('says what and where in the first line, then message, code and hint', () => {
    expect(formatProblem(problem({ frame: '> 2 | gate\n    | ^' }))).toBe(
      [
        'error BROKEN_GATE data/site.ts:2:3',
        '  The gate is broken.',
        '  > 2 | gate',
        '      | ^',
        '  Fix it.',
      ].join('\n'),
    );
  });

  it('needs neither place nor frame', () => {
    expect(formatProblem(problemWithoutPlace({ severity: 'warning' }))).toBe(
      ['warning BROKEN_GATE', '  There is no gate.', '  Fix it.'].join('\n'),
    );
  });

  it('is what an error that stops the work says of itself', () => {
    const stopped = new SiteError(problem());

    expect(String(stopped)).toBe(formatProblem(problem()));
    expect(stopped.message).toBe('The gate is broken.');
  });
});

describe('problems for a person', () => {
  it('come by file, with the count at the end', () => {
    const text = formatPretty(
      [
        problem({ place: { file: 'b.ts', line: 1, column: 1 } }),
        problem({ place: { file: 'a.ts', line: 9, column: 1 } }),
        problem({ place: { file: 'a.ts', line: 2, column: 5 }, severity: 'warning', code: 'OLD_GATE' }),
        problemWithoutPlace(),
      ],
      plain,
    );

    expect(text.split('\n').filter((line) => /^\S|BROKEN|OLD/.test(line))).toEqual([
      'The site as a whole',
      '  error BROKEN_GATE',
      'a.ts',
      '  warning OLD_GATE 2:5',
      '  error BROKEN_GATE 9:1',
      'b.ts',
      '  error BROKEN_GATE 1:1',
      'Found 3 errors and 1 warning in 2 files.',
    ]);
  });

  it('list many warnings of one kind in one line each, and all errors in full', () => {
    const many = Array.from({ length: 40 }, (_, index) => `/page-${index}`);
    const text = formatPretty(
      [
        ...many.map((name) => problem({ severity: 'warning', message: `${name} is empty.`, code: 'EMPTY' })),
        ...many.map((name) => problem({ message: `${name} is lost.` })),
      ],
      plain,
    );

    expect(text.match(/is empty\./g)).toHaveLength(40);
    expect(text.match(/warning EMPTY/g)).toHaveLength(1);
    expect(text.match(/error BROKEN_GATE/g)).toHaveLength(40);
  });

  it('are coloured only when colours are wanted', () => {
    expect(formatPretty([problem()], plain)).not.toContain('\u001b');
    expect(formatPretty([problem()], createColors(true))).toContain('\u001b[31merror');
  });

  it('are a single line when there are none', () => {
    expect(formatPretty([], plain)).toBe('Found no problems.');
  });
});

describe('problems for a program', () => {
  it('are JSON with a count and the fields of the model', () => {
    const report: unknown = JSON.parse(formatJson([problem(), problemWithoutPlace({ severity: 'warning' })]));

    expect(report).toEqual({
      errors: 1,
      warnings: 1,
      problems: [problemWithoutPlace({ severity: 'warning' }), problem()],
    });
  });
});

describe('problems for GitHub', () => {
  it('are workflow commands, one a line', () => {
    expect(formatGithub([problem(), problemWithoutPlace({ severity: 'warning' })])).toBe(
      [
        '::error file=data/site.ts,line=2,col=3,title=BROKEN_GATE::The gate is broken.%0AFix it.',
        '::warning title=BROKEN_GATE::There is no gate.%0AFix it.',
      ].join('\n'),
    );
  });

  it('cannot be broken by what a message or a file name holds', () => {
    const hostile = problem({
      message: '100%\r\n::error::gotcha, really: yes',
      place: { file: 'a,b:c%.md', line: 1, column: 1 },
    });

    expect(formatGithub([hostile])).toBe(
      '::error file=a%2Cb%3Ac%25.md,line=1,col=1,title=BROKEN_GATE::100%25%0D%0A::error::gotcha, really: yes%0AFix it.',
    );
  });

  it('are nothing when there are none', () => {
    expect(formatGithub([])).toBe('');
  });
});
