import type { SiteDefinition } from '../../contract/site';
import type { OutputFile } from '../../model';
import { type InstallTable, installTablePath } from '../../published/install-table';

/** The packages that edited code needs, for sites whose demos can be edited and opened in a sandbox. */
export function installFile(
  { assets, entries, sandboxes }: Pick<SiteDefinition, 'assets' | 'entries' | 'sandboxes'>,
  installs: InstallTable,
): OutputFile[] {
  if (entries.demoEditor === undefined || !sandboxes) return [];
  return [{ path: installTablePath(assets).slice(1), contents: JSON.stringify(installs) }];
}
