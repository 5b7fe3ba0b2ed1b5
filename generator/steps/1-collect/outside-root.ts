import type { SiteDefinition } from '../../contract/site';

/** Whether a folder or entry is an absolute path or lies outside the root: such a definition could read foreign files. */
export function outsideRoot({ folders, entries }: SiteDefinition): boolean {
  return [...Object.values(folders), ...Object.values(entries)].some(
    (file) => /^([\\/]|[a-z]:)/i.test(file) || file.split(/[\\/]/).includes('..'),
  );
}
