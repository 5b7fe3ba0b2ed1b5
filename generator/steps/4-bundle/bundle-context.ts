import type { Memory } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import type { SiteSources } from './targets/site-plugin';

/** What every part of the bundle is made with. */
export interface BundleContext {
  memory: Memory;
  site: SiteDefinition;
  /** The site's modules, before anyone knows where their packages are. */
  sources: Omit<SiteSources, 'packed'>;
  demoFiles: string[];
  /** A hash of all that every part depends on (environment-key.ts). */
  environment: string;
}
