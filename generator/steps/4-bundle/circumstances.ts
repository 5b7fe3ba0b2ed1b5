import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../cache/hash';
import { installedPackages } from './memory/installed';
import type { BundleRequest } from './request';

/** What the site's modules may know of its definition. */
export function constantsOf({ site }: BundleRequest): Record<string, string> {
  return { SITE_LICENSE_KEY: JSON.stringify(site.licenseKey ?? '') };
}

/** What every part of a bundle depends on, whatever it consists of. */
export function circumstancesOf(request: BundleRequest): string {
  const { root, site, engine } = request;
  const supplements = Object.entries(site.supplements ?? {}).sort();
  const added = supplements.flatMap(([specifier, file]) => [
    specifier,
    file,
    readIfThere(path.join(root, file)),
  ]);
  return hashOf(engine, installedPackages(root), JSON.stringify(constantsOf(request)), ...added);
}

function readIfThere(file: string): Buffer | string {
  return existsSync(file) ? readFileSync(file) : '';
}
