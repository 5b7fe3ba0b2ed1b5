import { existsSync } from 'node:fs';
import path from 'node:path';
import { nothingBuilt } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import { finishInterrupted } from '../steps/9-write/finish-interrupted';

/**
 * Throws a SiteError when a folder has no published site. First finishes what a killed build left there; a running build is
 * not disturbed.
 */
export function requirePublished(out: string): void {
  finishInterrupted(out);
  if (!existsSync(path.join(out, 'build-manifest.json'))) throw new SiteError(nothingBuilt(out));
}
