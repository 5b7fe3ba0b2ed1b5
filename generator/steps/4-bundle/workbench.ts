import type { SiteDefinition } from '../../contract/site';
import type { Memory } from './memory/memory';
import type { SiteSources } from './targets/site-plugin';

/** What every part of the bundle is made with. */
export interface Workbench {
  memory: Memory;
  site: SiteDefinition;
  /** The site's modules, before anyone knows where their packages are. */
  sources: Omit<SiteSources, 'packed'>;
  demoFiles: string[];
  /** A hash of the program that bundles. */
  engine: string;
  /** A hash of that program, of the installed packages and of what the site adds to them. */
  circumstances: string;
}
