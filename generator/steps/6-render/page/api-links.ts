import type { ApiReference, TextFacts } from '../../../model';

/** Where the names of the API in one text lead; those that lead nowhere are left out. */
export type LinksOf = (text: Pick<TextFacts, 'names' | 'members' | 'components'>) => Record<string, string>;

/**
 * Finds where names lead. Only those of the text itself are given, so that its page is rebuilt when one of
 * them moves, and not for others.
 */
export function linkNames(reference: Pick<ApiReference, 'names' | 'member'> | undefined): LinksOf {
  if (!reference) return () => ({});
  return ({ names, members, components }) => {
    const written = [...new Set([...names.map(({ target }) => target), ...members])];
    return Object.fromEntries(
      written.sort().flatMap((name) => {
        const address = reference.names.addressOf(name) ?? reference.member(name, components);
        return address === undefined ? [] : [[name, address]];
      }),
    );
  };
}
