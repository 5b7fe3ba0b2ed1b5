import { hashOf } from '../../cache';
import type { BundleRequest } from './request';

/** Constants of the definition for modules of the site. */
export function constantsOf({ site }: Pick<BundleRequest, 'site'>): Record<string, string> {
  return { SITE_LICENSE_KEY: JSON.stringify(site.licenseKey ?? '') };
}

/** A hash of the inputs that all parts of a bundle have in common. */
export function environmentKey({ site, memory }: Pick<BundleRequest, 'site' | 'memory'>): string {
  const supplements = Object.entries(site.supplements ?? {}).sort();
  const added = supplements.flatMap(([specifier, file]) => [specifier, file, memory.snapshot.hashOf(file)]);
  return hashOf(memory.installed, JSON.stringify(constantsOf({ site })), ...added);
}
