import type { Memory } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import type { Assets, Problem } from '../../model';

/** The bundle to make. */
export interface BundleRequest {
  /** Reads the site; every path below is relative to its root. */
  memory: Memory;
  site: SiteDefinition;
  /** Entry modules of demos, relative to the root. */
  demoFiles: string[];
}

/** The assets, or the problems because of which there are none. */
export interface BundleResult {
  assets?: Assets;
  problems: Problem[];
}
