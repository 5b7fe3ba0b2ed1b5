import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Garden } from '../../builders/garden';

/** Reading it fails for every user, also for one who has all permissions. */
const UNREADABLE = '/proc/self/mem';

function gardenWithUnreadable(files: readonly string[]): Garden {
  const garden = new Garden();
  for (const file of files) {
    rmSync(path.join(garden.root, file));
    symlinkSync(UNREADABLE, path.join(garden.root, file));
  }
  return garden;
}

describe('files that cannot be read are told as such, and nothing that only follows from them', () => {
  it.each([
    [['data/site.ts']],
    [['site/server.ts']],
    [['translations/zh.json']],
    [['site/client.ts', 'translations/en.json']],
  ])('%j', async (files) => {
    const garden = gardenWithUnreadable(files);
    const told = files.map((file) => ['UNREADABLE_FILE', file]);

    for (const { problems } of [await garden.check(), await garden.build()]) {
      expect(problems.map(({ code, place }) => [code, place?.file])).toEqual(told);
    }
  });
});
