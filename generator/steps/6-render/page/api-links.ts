import type { ReferencePageFacts, TextFacts } from '../../../model';
import { apiNames } from '../../3-read/reference/lookup/api-names';
import { memberNames } from '../../3-read/reference/lookup/member-names';

/** Where the names of the API in one text lead; those that lead nowhere are left out. */
export type LinksOf = (text: Pick<TextFacts, 'names' | 'members' | 'components'>) => Record<string, string>;

/**
 * Finds where names lead. Only those of the text itself are given, so that its page is made anew when one of
 * them moves, and not for others.
 */
export function linkNames(pages: readonly ReferencePageFacts[]): LinksOf {
  const { addressOf } = apiNames(pages);
  const memberOf = memberNames(pages);
  return ({ names, members, components }) => {
    const written = [...new Set([...names.map(({ target }) => target), ...members])];
    return Object.fromEntries(
      written.sort().flatMap((name) => {
        const address = addressOf(name) ?? memberOf(name, components);
        return address === undefined ? [] : [[name, address]];
      }),
    );
  };
}
