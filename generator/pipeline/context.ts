import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Cache, openCache } from '../cache';
import { type Reporter, silent } from '../reporter';
import { openPool, type Pool } from '../workers/pool';

/** What every command is told about the site and the machine. */
export interface SiteOptions {
  /** Absolute folder of the site. */
  root: string;
  /** The definition module, relative to the root. */
  definition: string;
  /** Absolute folder to remember things in; without one everything is made anew and forgotten. */
  cacheFolder?: string | undefined;
  /** Threads; zero works here and now. */
  workers?: number | undefined;
  /** The compiled thread module, when the program runs compiled. */
  worker?: URL | undefined;
  reporter?: Reporter | undefined;
  /** Pages to try things on; left out unless a server for writing shows them. */
  playgrounds?: 'shown' | 'left out' | undefined;
}

/** The tools of one run, opened together and closed together. */
export interface Workshop {
  root: string;
  definition: string;
  playgrounds: 'shown' | 'left out';
  cache: Cache;
  pool: Pool;
  reporter: Reporter;
  close(): Promise<void>;
}

/** Opens cache and threads. A run without a cache folder works in a temporary one. */
export function openWorkshop(options: SiteOptions): Workshop {
  const { root, definition, workers, worker, reporter = silent, playgrounds = 'left out' } = options;
  const folder = options.cacheFolder ?? mkdtempSync(path.join(tmpdir(), 'xdocs-'));
  const cache = openCache(folder);
  const pool = openPool({ storeFolder: cache.store.folder, workers, worker });
  return {
    root,
    definition,
    playgrounds,
    cache,
    pool,
    reporter,
    close: async () => {
      await pool.close();
      if (!options.cacheFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
