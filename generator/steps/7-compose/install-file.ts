import type { SiteDefinition } from '../../contract/site';
import type { OutputFile } from '../../model';
import { type InstallTable, installTablePath } from '../../published/install-table';

/** What changed code is installed with, for sites whose demos can be changed and then be opened elsewhere. */
export function installFile(
  { assets, entries, sandboxes }: Pick<SiteDefinition, 'assets' | 'entries' | 'sandboxes'>,
  installs: InstallTable,
): OutputFile[] {
  if (entries.demoEditor === undefined || !sandboxes) return [];
  return [{ path: installTablePath(assets).slice(1), contents: JSON.stringify(installs) }];
}
