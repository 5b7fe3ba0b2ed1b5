import type { SiteDefinition } from '../../contract/site';

/** Whether a folder or entry is absolute or climbs out: such a definition could read a stranger's files. */
export function outsideRoot({ folders, entries }: SiteDefinition): boolean {
  return [...Object.values(folders), ...Object.values(entries)].some(
    (file) => /^([\\/]|[a-z]:)/i.test(file) || file.split(/[\\/]/).includes('..'),
  );
}
