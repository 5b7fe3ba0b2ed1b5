import { rowIds } from '../../generator/published/row-ids';

/** The row of a hash, also in the spelling of the reference site; undefined when the page has none. */
export function rowIdOf(hash: string, exists: (id: string) => boolean): string | undefined {
  const id = decoded(hash.slice(1));
  return id === '' ? undefined : rowIds(id).find(exists);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
