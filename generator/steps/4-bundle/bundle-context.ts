import type { Memory } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import type { SiteSources } from './targets/site-plugin';

/** Inputs that all parts of a bundle share. */
export interface BundleContext {
  memory: Memory;
  site: SiteDefinition;
  /** The modules of the site; their packages are bundled later. */
  sources: Omit<SiteSources, 'packed'>;
  demoFiles: string[];
  /** The hash of common inputs (environment-key.ts). */
  environment: string;
}
