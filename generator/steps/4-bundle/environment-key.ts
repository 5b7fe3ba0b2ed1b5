import { hashOf } from '../../cache';
import type { BundleRequest } from './request';

/** What the site's modules may know of its definition. */
export function constantsOf({ site }: Pick<BundleRequest, 'site'>): Record<string, string> {
  return { SITE_LICENSE_KEY: JSON.stringify(site.licenseKey ?? '') };
}

/** A hash of what every part of a bundle depends on, whatever it consists of. */
export function environmentKey({ site, memory }: Pick<BundleRequest, 'site' | 'memory'>): string {
  const supplements = Object.entries(site.supplements ?? {}).sort();
  const added = supplements.flatMap(([specifier, file]) => [specifier, file, memory.snapshot.hashOf(file)]);
  return hashOf(memory.installed, JSON.stringify(constantsOf({ site })), ...added);
}
