import type { ReadMember, ReadPage } from '../../../model/reference-pages';

/** Functions are skipped: authors do not write their parameters, as in `(params: TrayParams) => string`. */
const FUNCTION = '=>';

/**
 * The interfaces that members of a page have as values or as list items: a text about `SeedTray` may also mention members of
 * the items of its `series`.
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
