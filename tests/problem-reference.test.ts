import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './module-boundaries/repository';
import { catalogueCodes } from './problem-reference/catalogue-codes';
import { namedTests } from './problem-reference/named-tests';
import { PAGE, problemsPage } from './problem-reference/problems-page';
import { sampleProblems } from './problem-reference/sample-problems';

const catalogue = catalogueCodes();
const codes = catalogue.map(({ code }) => code);
const shown = new Set(sampleProblems().map(({ code }) => code));

describe('the catalogue of problems', () => {
  it('has every code once: one mistake, one code, one function', () => {
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    const makers = catalogue.map(({ room, made }) => `${room} ${made}`);
    expect(makers.filter((maker, at) => makers.indexOf(maker) !== at)).toEqual([]);
  });

  it('says of every code what it means', () => {
    expect(catalogue.filter(({ meaning }) => !/[.:]$/.test(meaning)).map(({ code }) => code)).toEqual([]);
  });

  it('is the only place where problems get their codes', () => {
    const elsewhere = sourceFiles()
      .filter((file) => /^(generator|bin)\//.test(file) && !file.startsWith('generator/problems/catalogue/'))
      .filter((file) =>
        /\bcode: '(?!E[A-Z]+')[A-Z_]{4,}'|\b(error|warning)\(\s*'[A-Z_]{4,}'/.test(read(file)),
      );

    expect(elsewhere).toEqual([]);
  });
});

describe('every code', () => {
  it('is shown by a sample site, or by a test that is named', () => {
    const named = namedTests.map(({ example }) => example.code);
    const without = codes.filter((code) => !shown.has(code) && !named.includes(code));

    expect(without).toEqual([]);
  });

  it('that a sample shows needs no other test', () => {
    expect(namedTests.filter(({ example }) => shown.has(example.code)).map(({ test }) => test)).toEqual([]);
  });

  it('of a sample is one of the catalogue', () => {
    expect([...shown].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each(namedTests)('is in the test that is named for it: $example.code', ({ test, example }) => {
    expect(codes).toContain(example.code);
    expect(read(test)).toMatch(new RegExp(`\\b${example.code}\\b`));
  });
});

it('the reference of problems is what npm run problems writes', () => {
  expect(read(PAGE)).toBe(problemsPage());
});
