import type { ApiReference, TextFacts } from '../../../model';

/** The targets of the API names in one text; names without a target are left out. */
export type LinksOf = (text: Pick<TextFacts, 'names' | 'members' | 'components'>) => Record<string, string>;

/**
 * Finds the targets of names. The result contains only names of the text, so that its page is rebuilt when
 * one of these moves, but not for others.
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
