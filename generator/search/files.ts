import type { MemberKind } from './shapes';

/** Where the manifest of a language lies: `/assets/search/en.json`. */
export function manifestPath(assets: string, language: string): string {
  return `${assets}/search/${language}.json`;
}

/** Where a shard lies; a hash of its content makes its name, so that it never changes. */
export function shardPath(assets: string, { name, hash }: { name: string; hash: string }): string {
  return `${assets}/assets/search/${name}-${hash}.json`;
}

/** Whether a path is one of these. */
export function isSearchPath(assets: string, path: string): boolean {
  return path.startsWith(`${assets}/search/`) || path.startsWith(`${assets}/assets/search/`);
}

/** The id of a heading, as far as it follows from its title. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The id of a row, as far as it follows from what it is. */
export function memberId(kind: MemberKind, name: string): string {
  // `GardenTray-root`: themes and ids know a class by what follows the component.
  const called = kind === 'class' ? name.replace(/^\w+?-/, '') : name;
  return `${kind === 'member' ? 'prop' : kind}-${called.replace(/[^\w-]/g, '-')}`;
}
