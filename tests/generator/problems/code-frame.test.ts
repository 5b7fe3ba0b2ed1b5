import { describe, expect, it } from 'vitest';
import { codeFrame } from '../../../generator/problems/format/code-frame';
import { displayWidth } from '../../../generator/problems/format/display-width';

const TEXT = ['one', 'two', 'three', 'four', 'five', 'six'].join('\n');

/** The columns of a terminal before the first occurrence of a sign in the given line of a frame. */
function columnsBefore(frame: string, line: number, sign: string): number {
  const row = frame.split('\n')[line] ?? '';
  return displayWidth(row.slice(0, row.indexOf(sign)));
}

/** The frame in a file with this text. */
function frameOf(text: string, at: { line: number; column: number }): string {
  return codeFrame(text.split(/\r?\n/), at);
}

describe('a code frame', () => {
  it('shows two lines before and after, with a caret below the place', () => {
    expect(frameOf(TEXT, { line: 3, column: 4 })).toBe(
      ['  1 | one', '  2 | two', '> 3 | three', '    |    ^', '  4 | four', '  5 | five'].join('\n'),
    );
  });

  it('ends where the text ends', () => {
    expect(frameOf(TEXT, { line: 6, column: 1 })).toBe(
      ['  4 | four', '  5 | five', '> 6 | six', '    | ^'].join('\n'),
    );
  });

  it('keeps line numbers of different length below each other', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');

    expect(frameOf(text, { line: 9, column: 1 }).split('\n')).toEqual([
      '   7 | line 7',
      '   8 | line 8',
      '>  9 | line 9',
      '     | ^',
      '  10 | line 10',
      '  11 | line 11',
    ]);
  });

  it('puts the caret below the right sign of a Chinese line, where signs are two columns wide', () => {
    const frame = frameOf('条形图，参见 [轴](/wrong)。', { line: 1, column: 12 });

    expect(columnsBefore(frame, 1, '^')).toBe(columnsBefore(frame, 0, '/wrong'));
  });

  it('puts the caret right after emoji and tabs', () => {
    const frame = frameOf('\t🚧 here', { line: 1, column: 5 });

    expect(columnsBefore(frame, 1, '^')).toBe(columnsBefore(frame, 0, 'here'));
  });

  it('shows of a very long line what is around the place', () => {
    const frame = frameOf(`${'a'.repeat(500)}HERE${'b'.repeat(500)}`, { line: 1, column: 501 });

    expect(columnsBefore(frame, 1, '^')).toBe(columnsBefore(frame, 0, 'HERE'));
    expect(Math.max(...frame.split('\n').map((row) => row.length))).toBeLessThan(110);
  });

  it('lets no control character reach the terminal', () => {
    expect(frameOf('a\u001b[2Jb', { line: 1, column: 1 })).not.toContain('\u001b');
  });

  it('shows lines that end in a carriage return without it', () => {
    expect(frameOf('one\r\ntwo\r\n', { line: 2, column: 1 })).not.toContain('\r');
  });

  it('is empty for a line that does not exist', () => {
    expect(frameOf(TEXT, { line: 7, column: 1 })).toBe('');
  });
});
