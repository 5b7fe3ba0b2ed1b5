import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isOnlyRun, withContext } from '../../../generator/pipeline/context';
import { temporaryFolder } from '../../temporary-folder';

// Other systems have no such file.
it.skipIf(process.platform !== 'linux')(
  'a run whose cache cannot be saved ends, and leaves nothing open',
  async () => {
    const root = temporaryFolder('xdocs-context');
    const options = { root, definition: 'data/site.ts', cacheFolder: path.join(root, 'cache'), workers: 0 };
    mkdirSync(options.cacheFolder);
    symlinkSync('/dev/full', path.join(options.cacheFolder, `table.jsonl.${process.pid}`));
    const failed = withContext(options, async ({ memory }) => {
      memory.table.set('a page', { inputs: {}, opened: {}, kept: [], value: '' });
    });

    await expect(failed).rejects.toThrow(/ENOSPC/);
    expect(await withContext(options, async () => isOnlyRun())).toBe(true);
  },
);
