import { describe, expect, it } from 'vitest';
import { movedPlace } from '../../../site/search/options';
import { readRecent, storeRecent } from '../../../site/search/recent-searches';
import { packWords, searchWordKeys, unpackWords } from '../../../site/search/search-words';
import type { SafeStorage } from '../../../site/support/storage';

function storage(stored: string | null = null): SafeStorage {
  let value = stored;
  return {
    read: () => value,
    write: (_, text) => {
      value = text;
    },
  };
}

describe('recent searches', () => {
  it('are the last five, the latest first, each once', () => {
    const kept = storage();
    for (const question of ['a', 'b', 'c', 'd', 'e', 'f', 'B ']) storeRecent(kept, question);

    expect(readRecent(kept)).toEqual(['B', 'f', 'e', 'd', 'c']);
  });

  it('hold no empty and no endless question', () => {
    const kept = storage();
    storeRecent(kept, '   ');
    storeRecent(kept, 'x'.repeat(500));

    expect(readRecent(kept).map((question) => question.length)).toEqual([80]);
  });

  it.each(['', 'null', '{}', '[1, null, {"a": 1}, "  "]', '["', '5'])(
    'are none where %j is stored',
    (stored) => {
      expect(readRecent(storage(stored))).toEqual([]);
    },
  );
});

describe('keys in a list of three', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 1, 0],
    ['End', 0, 2],
  ])('%s leads from %d to %d', (key, from, to) => {
    expect(movedPlace(key, from, 3)).toBe(to);
  });

  it('are left to the field where they mean nothing here', () => {
    expect(['a', 'ArrowLeft', 'Tab', 'Enter'].map((key) => movedPlace(key, 1, 3))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the words of the dialog', () => {
  it('come out of their attribute as they went in', () => {
    const packed = packWords((key) => `${key}!`);

    expect(unpackWords(packed)).toEqual(Object.fromEntries(searchWordKeys.map((key) => [key, `${key}!`])));
    expect(unpackWords(undefined).search).toBe('');
  });
});
