import type { Snapshot } from '../../../cache';
import { basePath } from '../../../contract/url';
import type { ApiReference, Inventory, Routes, TextFacts } from '../../../model';
import type { ReferenceFacts } from '../../../model/reference-facts';
import { apiNames } from './lookup/api-names';
import { exampleFinder } from './lookup/examples';
import { buildLinkIndex } from './lookup/link-index';
import { memberNames } from './lookup/member-names';
import { onceEach } from './lookup/once-each';
import { readTranslatedWords, translationFinder } from './lookup/translations';
import { usageFinder } from './lookup/usage';

interface OpenRequest {
  inventory: Inventory;
  routes: Routes;
  /** Of all texts. */
  facts: TextFacts[];
  snapshot: Snapshot;
}

/**
 * Connects the data of the packages with the texts and pages of the site; undefined where the site covers no
 * packages.
 */
export function openReference(
  read: ReferenceFacts | undefined,
  { inventory, routes, facts, snapshot }: OpenRequest,
): ApiReference | undefined {
  const { reference: coverage, languages, origin } = inventory.site;
  if (!coverage || !read) return undefined;
  const translated = readTranslatedWords({ snapshot, coverage, languages });
  const pathnames = new Set(routes.pages.map(({ pathname }) => pathname));
  const anchors = new Map(
    facts
      .filter(({ language, placed }) => language === languages.default && placed.length === 0)
      .map((text) => [text.pathname, text.anchors]),
  );
  const anchorsOf = (pathname: string) => anchors.get(pathname);
  const links = buildLinkIndex(read, { origin: origin + basePath(inventory.site), pathnames, anchorsOf });
  const { addresses } = links;
  const { pages } = read;
  const usage = onceEach(
    usageFinder({ facts, routes, defaultLanguage: languages.default, addresses, pages }),
  );
  return {
    coverage,
    facts: read,
    links,
    translated,
    translation: translationFinder(translated),
    usage,
    example: onceEach(
      exampleFinder({
        facts,
        defaultLanguage: languages.default,
        usage,
        snapshot,
        pages: inventory.site.folders.pages,
      }),
    ),
    names: apiNames(read.pages),
    member: memberNames(read.pages),
  };
}
