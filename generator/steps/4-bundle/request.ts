import type { SiteDefinition } from '../../contract/site';
import type { Assets, Problem } from '../../model';

/** What the bundler is asked for. */
export interface BundleRequest {
  /** Absolute folder of the site; every other path is relative to it. */
  root: string;
  site: SiteDefinition;
  /** Entry modules of demos, relative to the root. */
  demoFiles: string[];
  /** Absolute folder for what was made earlier, and for the files that are published. */
  cacheFolder: string;
  /** A hash of the program: what another program made is made anew. */
  engine: string;
}

/** The build's files, or the mistakes for which there are none. */
export interface BundleResult {
  assets?: Assets;
  problems: Problem[];
}
