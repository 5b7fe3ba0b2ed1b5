import type { ReadMember } from '../../../../model/reference-pages';

/** Required members first, then alphabetical order. */
export function byNeed(a: ReadMember, b: ReadMember): number {
  return Number(isNeeded(b)) - Number(isNeeded(a)) || byName(a, b);
}

/** Alphabetical order, independent of the locale. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}

/** A member that only some members of a union require is not required. */
function isNeeded({ required, onlyWith }: ReadMember): boolean {
  return required && onlyWith === undefined;
}
