import type { MemberKind } from './shapes';

/** The path of a language's manifest: `/assets/search/en.json`. */
export function manifestPath(assets: string, language: string): string {
  return `${assets}/search/${language}.json`;
}

/** The path of a shard; it contains a hash of the content, so that the file never changes. */
export function shardPath(assets: string, { name, hash }: { name: string; hash: string }): string {
  return `${assets}/assets/search/${name}-${hash}.json`;
}

/** Whether a path is one of these files. */
export function isSearchPath(assets: string, path: string): boolean {
  return path.startsWith(`${assets}/search/`) || path.startsWith(`${assets}/assets/search/`);
}

/** The default id of a heading, computed from its title. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The default id of a row, computed from its kind and name. */
export function memberId(kind: MemberKind, name: string): string {
  // `GardenTray-root`: themes and ids name a class by the part after the component.
  const called = kind === 'class' ? name.replace(/^\w+?-/, '') : name;
  return `${kind === 'member' ? 'prop' : kind}-${called.replace(/[^\w-]/g, '-')}`;
}
