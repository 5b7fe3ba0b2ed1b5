import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../../generator/steps/4-bundle/packages/pieces';
import { planPieces } from '../../../../generator/steps/4-bundle/packages/plan-pieces';
import type { Reader } from '../../../../generator/steps/4-bundle/packages/readers';
import { piece, randomPieces } from './random-pieces';

/** Readers who ask for one name each, or for several: `x y`. */
function readers(...names: string[]): Reader[] {
  return names.map((name) => ({ names: name.split(' '), weight: 1 }));
}

/** Files that come with a name. */
function loaded(plan: Piece[], user: string): string[] {
  return plan.filter(({ users }) => users.has(user)).flatMap(({ files }) => files);
}

describe('a plan', () => {
  const seeds = Array.from({ length: 25 }, (_, at) => 1000 + at * 77);

  it.each(seeds)('keeps every file once and gives everyone all that they need (%i)', (seed) => {
    const pieces = randomPieces(seed);
    const names = Array.from({ length: 12 }, (_, at) => `u${at}`);
    const together = readers(...names, 'u1 u2 u3', 'u4 u5', 'u0 u11');
    const plan = planPieces({ pieces, foundation: ['u0'], readers: together });

    expect(plan.flatMap(({ files }) => files).sort()).toEqual(pieces.flatMap(({ files }) => files).sort());
    for (const { users, files } of pieces) {
      for (const user of users) expect(loaded(plan, user)).toEqual(expect.arrayContaining(files));
    }
    for (const { users, needs } of plan) {
      for (const need of needs) expect([...need.users]).toEqual(expect.arrayContaining([...users]));
    }
  });

  it('puts all that the foundation needs into one piece, which everyone loads', () => {
    const base = piece('base', 90_000, ['runtime', 'tree', 'chart']);
    const plan = planPieces({
      pieces: [base, piece('mount', 9000, ['runtime'], [base]), piece('tree', 20_000, ['tree'], [base])],
      foundation: ['runtime'],
      readers: readers('runtime', 'tree', 'chart'),
    });

    expect(plan.find(({ users }) => users.has('runtime'))?.files).toEqual(['base', 'mount']);
    expect(loaded(plan, 'tree').sort()).toEqual(['base', 'mount', 'tree']);
  });

  it('spares the foundation those who need nothing of it', () => {
    const base = piece('base', 90_000, ['runtime', 'tree']);
    const plan = planPieces({
      pieces: [
        base,
        piece('tree', 20_000, ['tree'], [base]),
        piece('colors', 900, ['colors']),
        piece('seeds', 900, ['seeds']),
      ],
      foundation: ['runtime'],
      readers: readers('runtime', 'tree colors', 'seeds'),
    });

    expect(loaded(plan, 'seeds')).toEqual(['seeds']);
    expect(loaded(plan, 'colors')).toContain('base');
  });

  it('puts together what the same readers load, however large it is', () => {
    const pieces = [piece('chart', 60_000, ['chart']), piece('legend', 40_000, ['legend'])];
    const always = planPieces({ pieces, foundation: [], readers: readers('chart legend') });
    const sometimes = planPieces({ pieces, foundation: [], readers: readers('chart legend', 'chart') });

    expect(always.map(({ files }) => files)).toEqual([['chart', 'legend']]);
    expect(loaded(sometimes, 'chart')).toEqual(['chart']);
  });

  it('does not make two that have nothing in common load each other', () => {
    const plan = planPieces({
      pieces: [piece('tree', 30_000, ['tree']), piece('chart', 60_000, ['chart'])],
      foundation: [],
      readers: readers('tree', 'chart'),
    });

    expect(loaded(plan, 'tree')).toEqual(['tree']);
  });

  it('saves a request where it costs few bytes, and none where it costs many', () => {
    const both = { foundation: [], readers: readers('x', 'y') };
    const few = planPieces({ ...both, pieces: [piece('a', 10, ['x', 'y']), piece('b', 10, ['x'])] });
    const many = planPieces({ ...both, pieces: [piece('a', 9000, ['x', 'y']), piece('b', 9000, ['x'])] });

    expect(few).toHaveLength(1);
    expect(many).toHaveLength(2);
  });

  it('minds the bytes of those that are used most', () => {
    const pieces = [piece('tiny', 10, ['x', 'y']), piece('large', 160, ['x'])];
    const x = { names: ['x'], weight: 1 };
    const y = { names: ['y'], weight: 1 };
    const united = planPieces({ pieces, foundation: [], readers: [x, y] });
    const apart = planPieces({ pieces, foundation: [], readers: [x, { ...y, weight: 64 }] });

    expect(loaded(united, 'y').sort()).toEqual(['large', 'tiny']);
    expect(loaded(apart, 'y')).toEqual(['tiny']);
  });

  it('unites more the more files someone needs', () => {
    const some = Array.from({ length: 20 }, (_, at) => `some${at}`);
    const pieces = Array.from({ length: 40 }, (_, at) => piece(`f${at}`, 800, ['all', `some${at % 20}`]));
    const plan = planPieces({ pieces, foundation: [], readers: readers('all', ...some) });

    expect(plan.filter(({ users }) => users.has('all')).length).toBeLessThan(20);
  });
});
