import type { ReadMember, ReadPage, Unreadable } from '../../../../model/reference-pages';

/** Types that are `any`, and refs with an unknown element. */
export function findUnreadableTypes(pages: ReadPage[]): Unreadable[] {
  return pages.flatMap((page) => {
    const { pathname } = page;
    const members = page.kind === 'interface' ? page.members : [...page.props, ...page.slots];
    const open = members.filter(hasNoType).map(({ name }) => ({ pathname, member: name, what: 'its type' }));
    const isOpen = page.kind === 'component' && page.ref?.type === 'unknown';
    return isOpen ? [...open, { pathname, member: 'ref', what: 'the element it gives' }] : open;
  });
}

function hasNoType({ type }: ReadMember): boolean {
  return type.length === 1 && type[0] === 'any';
}
