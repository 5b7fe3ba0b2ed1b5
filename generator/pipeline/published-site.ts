import { existsSync } from 'node:fs';
import path from 'node:path';
import { nothingBuilt } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import { finishInterrupted } from '../steps/9-write/finish-interrupted';

/**
 * Throws a SiteError where nothing is published in a folder. What a killed build left there is finished first; a running one is
 * left alone.
 */
export function requirePublished(out: string): void {
  finishInterrupted(out);
  if (!existsSync(path.join(out, 'build-manifest.json'))) throw new SiteError(nothingBuilt(out));
}
