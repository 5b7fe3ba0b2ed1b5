import { CommanderError } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportFailure } from '../../bin/failure';
import { reporterIn } from '../../bin/terminal';
import { ArgumentError } from '../../generator/problems/argument-error';
import { noPageFits, nothingBuilt } from '../../generator/problems/catalogue';
import { SiteError } from '../../generator/problems/site-error';

let out: string;
let err: string;

beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const refused = new SiteError(nothingBuilt('/nowhere'));
const full = Object.assign(new Error("ENOSPC: no space left on device, open '/site/a'"), {
  code: 'ENOSPC',
  syscall: 'open',
  path: '/site/a',
});
const bug = new TypeError('x is not a function', { cause: new Error('the deeper reason') });

describe('what ended a command', () => {
  it('is told whole: a definition may have more than one mistake', () => {
    const twice = new SiteError(noPageFits('/one'), { others: [noPageFits('/two')] });

    expect(reportFailure(twice, { reporter: 'json', debug: false })).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ errors: 2, problems: [{}, { code: 'NO_PAGE_FITS' }] });
  });

  it.each([
    ['a refusal', refused, 'NOTHING_BUILT', '/nowhere'],
    [
      'a full disk',
      full,
      'DISK_FAILED',
      '/site/a cannot be read or written: no space left on device (ENOSPC)',
    ],
    [
      'a folder that nobody may list',
      Object.assign(new Error("EACCES: permission denied, scandir '/site/a'"), {
        code: 'EACCES',
        syscall: 'scandir',
        path: '/site/a',
      }),
      'DISK_FAILED',
      '/site/a cannot be read: permission denied (EACCES)',
    ],
    ['a bug', bug, 'UNEXPECTED_ERROR', 'x is not a function'],
    ['something that is no error', 'text', 'UNEXPECTED_ERROR', 'text'],
  ])('%s is told alike by every reporter, without a stack, and ends it with 3', (_, error, code, words) => {
    expect(reportFailure(error, { reporter: 'json', debug: false })).toBe(3);
    expect(JSON.parse(out)).toMatchObject({
      errors: 1,
      problems: [{ code, severity: 'error', message: expect.stringContaining(words) }],
    });
    expect(err).toBe('');
    out = '';
    expect(reportFailure(error, { reporter: 'github', debug: false })).toBe(3);
    expect(out).toMatch(new RegExp(`^::error title=${code}::.*\n$`));
    expect(err).toBe('');
    out = '';
    expect(reportFailure(error, { reporter: 'pretty', debug: false })).toBe(3);
    expect(out).toBe('');
    expect(err).toContain(code);
    expect(err).toContain(words);
    expect(err).not.toContain('    at ');
  });

  it('is a bug of this program when nobody foresaw it, and --debug is said to show where', () => {
    reportFailure(bug, { reporter: 'pretty', debug: false });
    expect(err).toContain('This is a bug of this program');
    expect(err).toContain('--debug');
  });

  it('is shown with its stack and its causes when asked for, which JSON on stdout survives', () => {
    reportFailure(bug, { reporter: 'json', debug: true });
    expect(JSON.parse(out).errors).toBe(1);
    expect(err).toContain('TypeError: x is not a function\n    at ');
    expect(err).toContain('caused by Error: the deeper reason\n    at ');
  });

  it('is wrong usage, which ends it with 2 and is a problem for programs', () => {
    const usage = new CommanderError(1, 'commander.unknownOption', "error: unknown option '--colour'");
    expect(reportFailure(usage, { reporter: 'pretty', debug: false })).toBe(2);
    expect([out, err]).toEqual(['', '']);
    expect(reportFailure(usage, { reporter: 'json', debug: false })).toBe(2);
    expect(JSON.parse(out).problems).toMatchObject([
      { code: 'WRONG_USAGE', message: "unknown option '--colour'" },
    ]);
  });

  it('is wrong usage, too, when only the site could tell', () => {
    const unknown = new ArgumentError(noPageFits('/nowhere'));
    expect(reportFailure(unknown, { reporter: 'json', debug: false })).toBe(2);
    expect(JSON.parse(out).problems).toMatchObject([{ code: 'NO_PAGE_FITS' }]);
  });

  it('is no failure when it was help', () => {
    const help = new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)');
    expect(reportFailure(help, { reporter: 'json', debug: false })).toBe(0);
    expect([out, err]).toEqual(['', '']);
  });
});

describe('the reporter of a command line that may be wrong', () => {
  it.each([
    [['check', '--reporter', 'json'], 'json'],
    [['check', '--reporter=github', '--colour'], 'github'],
    [['check', '--reporter'], 'pretty'],
    [['check', '--reporter', 'xml'], 'pretty'],
    [['json'], 'pretty'],
  ] as const)('%j: %s', (args, name) => {
    expect(reporterIn(args)).toBe(name);
  });
});
