import { isExempt } from '../../contract/url';
import type { Inventory, Problem, Text } from '../../model';
import { exemptTranslation, textOfGroup, unclaimedText } from '../../problems/catalogue';
import { pagePathnames } from './page-pathnames';

/** Texts without a route: there is no entry for their folder, or its page shows no text. */
export function unclaimedTexts(inventory: Inventory): Problem[] {
  const { entries, texts, site } = inventory;
  const codes = site.languages.all.map(({ code }) => code);
  const pages = pagePathnames(inventory);
  const context: Claims = {
    pages: new Set(pages),
    groups: new Set(entries.filter(({ kind }) => kind === 'group').map(({ pathname }) => pathname)),
    isExempt: ({ pathname, language }) =>
      language !== site.languages.default && isExempt(pathname, site.languages),
  };
  return texts
    .filter(({ language }) => codes.includes(language))
    .flatMap((text) => claimFault(text, context));
}

interface Claims {
  pages: Set<string>;
  groups: Set<string>;
  isExempt: (text: Text) => boolean;
}

function claimFault(text: Text, { pages, groups, isExempt }: Claims): Problem[] {
  const { file, pathname } = text;
  if (pages.has(pathname)) return isExempt(text) ? [exemptTranslation(file, pathname)] : [];
  return [groups.has(pathname) ? textOfGroup(file, pathname) : unclaimedText(file, pathname, [...pages])];
}
