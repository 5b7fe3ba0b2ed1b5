import type { Assets, Inventory, OutputFile, ReadText, RenderedPage, Routes } from '../model';
import type { InstallTable } from '../published/install-table';

/** A site whose pages are drawn. */
export interface SiteToWrite {
  inventory: Inventory;
  routes: Routes;
  texts: ReadonlyMap<string, ReadText>;
  assets: Assets;
  /** What changed code is installed with elsewhere. */
  installs: InstallTable;
  pages: RenderedPage[];
  /** What its pages are searched by. */
  search: OutputFile[];
}
