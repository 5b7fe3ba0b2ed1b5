import { inSession, type Memory, type Snapshot } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import type { Entry, Inventory, Problem, Text } from '../../model';
import { definitionPaths, leavesRoot } from '../../model/definition-paths';
import { nameNotUtf8 } from '../../problems/catalogue/files';
import { contradictions } from './definition/contradictions';
import { locateFaults } from './definition/definition-fault';
import { apiTabs, withoutTab } from './docs-tabs';
import { checkFolders } from './folders/check-folders';
import { hashFiles } from './hash-files';
import { lastUpdated } from './last-updated';
import { listFiles } from './list-files';
import { listTexts } from './list-texts';
import { loadDefinition } from './load-definition';
import { missingEntries } from './missing-entries';
import { readLedger } from './read-ledger';
import { readSource } from './read-source';
import { readSources } from './read-sources';
import { readTranslations } from './read-translations';
import { requireReadable } from './require-readable';
import { invalidNames } from './invalid-names';
import { walkNavigation, walkTitles } from './walk-navigation';

/** The site to collect. */
export interface CollectRequest {
  /** Reads files of the site, none outside its root, and caches the compiled definition. */
  memory: Memory;
  /** The definition module, relative to the root. */
  definition: string;
  /** Pages for experiments (`/playground/…`); only `dev` shows them. */
  playgrounds: 'shown' | 'left out';
}

const PLAYGROUND = '/playground/';

/** Step 1: loads the definition, walks menu and titles, and lists texts, demos and words. Writes no file of the site. */
export async function collect({ memory, definition, playgrounds }: CollectRequest): Promise<Inventory> {
  const { snapshot } = memory;
  const { root } = snapshot;
  const { site, sources, problems: ofDefinition } = await loadDefinition(memory, definition);
  if (definitionPaths(site).some(leavesRoot)) {
    return { ...emptyInventory(root, site), sources, problems: ofDefinition };
  }
  const dates = inSession(snapshot, { name: 'dates', key: site.folders.pages }, () =>
    lastUpdated(root, site.folders.pages),
  );
  const menu = withoutTab(site.navigation);
  const unspeakable = await invalidNames(snapshot, [site.folders.pages, site.folders.public]);
  const listed = (await listFiles(snapshot, site.folders.pages)).filter(
    (file) => !unspeakable.includes(file),
  );
  const pageFiles = playgrounds === 'shown' ? listed : withoutPlaygrounds(listed, site);
  const { hashes, problems } = hashFiles(snapshot, pageFiles);
  const texts = listTexts({ pages: site.folders.pages, hashes, defaultLanguage: site.languages.default });
  const { ledger, problems: ledgerProblems } = await readLedger(snapshot, site.folders.ledger);
  const publicFiles = await listFiles(snapshot, site.folders.public);
  const words = readTranslations(snapshot, site.folders.translations, site.languages.all);
  const code = await readSources(snapshot, site.folders.site);
  const updated = await dates;
  const entries = [
    ...walkNavigation(menu),
    ...walkNavigation(apiTabs(site.navigation)),
    ...walkTitles(site.titles),
    ...playgroundEntries(texts),
  ];
  const read = { site, definition, sources };
  const entriesMissing = missingEntries(snapshot, site, sources);
  requireReadable(snapshot);
  return {
    root,
    site: { ...site, navigation: menu },
    entries,
    texts,
    pageFiles,
    hashes,
    publicFiles: publicFiles.map((file) => file.slice(site.folders.public.length + 1)),
    translations: words.translations,
    ...(updated && { updated }),
    ...(ledger && { ledger }),
    sources,
    siteSources: code.sources,
    problems: [
      ...ofDefinition,
      ...(await checkFolders(snapshot, read)),
      ...(await locateFaults(contradictions(site, entries), read)),
      ...entriesMissing,
      ...unspeakable.map(nameNotUtf8),
      ...problems,
      ...ledgerProblems,
      ...words.problems,
      ...code.problems,
      ...(await referenceWords(snapshot, site.reference?.translations)),
    ],
  };
}

/** Checks the encoding of translated descriptions, which are read later with the packages. */
async function referenceWords(snapshot: Snapshot, folder: string | undefined): Promise<Problem[]> {
  const files = folder === undefined ? [] : await listFiles(snapshot, folder, '**/*.json');
  return files.flatMap((file) => readSource(snapshot, file).problems);
}

function withoutPlaygrounds(files: string[], { folders }: SiteDefinition): string[] {
  return files.filter((file) => !file.startsWith(folders.pages + PLAYGROUND));
}

/** A playground needs no place in the menu: its text is enough. */
function playgroundEntries(texts: Text[]): Entry[] {
  return texts
    .filter(({ pathname }) => pathname.startsWith(PLAYGROUND))
    .map(({ pathname }) => ({
      pathname,
      from: 'playground',
      declared: { pathname },
      parents: [],
      kind: 'page',
    }));
}

function emptyInventory(root: string, site: SiteDefinition): Inventory {
  return {
    root,
    site,
    entries: [],
    texts: [],
    pageFiles: [],
    hashes: new Map(),
    publicFiles: [],
    translations: [],
    sources: [],
    siteSources: [],
    problems: [],
  };
}
