import type { ReadMember } from '../../../../model/reference-pages';

/** What must always be given first, then the alphabet's order. */
export function byNeed(a: ReadMember, b: ReadMember): number {
  return Number(isNeeded(b)) - Number(isNeeded(a)) || byName(a, b);
}

/** The alphabet's order, the same on every machine. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}

/** A member that only some forms of a type need is no need of all. */
function isNeeded({ required, onlyWith }: ReadMember): boolean {
  return required && onlyWith === undefined;
}
