import type { ReadMember, ReadPage } from '../../../model/reference-pages';

/** `(params: TrayParams) => string`: what a function is given is nothing that an author writes. */
const FUNCTION = '=>';

/**
 * The interfaces that the members of a page hold, as values or as entries of lists: who writes about
 * `SeedTray` writes about the members of its `series` as well.
 */
export function referencedTypes(page: ReadPage, interfaces: ReadonlySet<string>): Record<string, string[]> {
  const members = page.kind === 'component' ? page.props : page.members;
  return Object.fromEntries(
    members.flatMap((member) => {
      const held = typesOf(member).filter((name) => interfaces.has(name) && name !== page.name);
      return held.length > 0 ? [[member.name, held]] : [];
    }),
  );
}

function typesOf({ type }: ReadMember): string[] {
  const values = type.filter((one) => !one.includes(FUNCTION));
  return [...new Set(values.flatMap((one) => one.match(/\b[A-Z]\w*/g) ?? []))];
}
