import type { ApiReference, Assets, Inventory, OutputFile, ReadText, RenderedPage, Routes } from '../model';
import type { InstallTable } from '../published/install-table';

/** A site with rendered pages. */
export interface SiteToWrite {
  inventory: Inventory;
  routes: Routes;
  texts: ReadonlyMap<string, ReadText>;
  /** A site that covers no package has none. */
  reference: ApiReference | undefined;
  assets: Assets;
  /** Packages that a project needs to run edited code. */
  installs: InstallTable;
  pages: RenderedPage[];
  /** Files of the search index. */
  search: OutputFile[];
}
