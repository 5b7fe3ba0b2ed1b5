import { type SiteOptions, withContext } from '../pipeline/context';
import { type ReadSite, readSite } from '../pipeline/read-site';
import { globMatcher } from '../pipeline/selection';
import { ledgerOf, orphansOf, writeLedger } from '../translate/write-ledger';

/** Which translations are accepted. */
export interface AcceptOptions extends SiteOptions {
  /** A glob over pathnames; all of them without one. */
  only?: string | undefined;
}

/** What was written down. */
export interface Accepted {
  pages: number;
  sections: number;
  /** Files of the ledger that changed or went, relative to the root. */
  files: string[];
}

/**
 * Writes down that the translations agree with their originals as both are now. Without a path, what the
 * ledger knows of translations that are gone is forgotten too. A site without a ledger accepts nothing.
 */
export async function translateAccept(options: AcceptOptions): Promise<Accepted> {
  return withContext(options, async (context) => accept(await readSite(context), options));
}

function accept({ inventory, facts }: ReadSite, { root, only }: AcceptOptions): Accepted {
  const fits = only === undefined ? undefined : globMatcher(only);
  const folder = inventory.site.folders.ledger;
  const { default: original } = inventory.site.languages;
  const translations = facts.filter(
    ({ language, pathname }) => language !== original && (fits?.(pathname) ?? true),
  );
  if (folder === undefined) return { pages: 0, sections: 0, files: [] };
  const ledger = translations.map((text) => ledgerOf(text, folder));
  const orphans = fits ? [] : orphansOf(inventory, folder);
  return {
    pages: ledger.length,
    sections: translations.flatMap(({ sections }) => sections).length,
    files: writeLedger(root, ledger, orphans),
  };
}
