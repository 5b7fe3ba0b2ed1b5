import type { ContentStore } from '../../../cache/content-store';
import type { DemoParts } from '../../../model';
import type { ReadCatalogue, ReadPage, ReadTable } from '../../../model/reference-pages';
import type { CatalogueData, ReferencePage } from '../../../page/reference';
import { presentCatalogue } from './present-catalogue';
import { presentExample } from './present-example';
import type { Presenter } from './present-members';
import { type PresentedPage, presentPage } from './present-page';
import { presentTable } from './present-table';
import type { PendingPlaced, PendingReference, PendingWords } from './reference-content';
import { openDescriptionWriter } from './description-writer';

/** A page of the reference and the styles of its example. */
interface FetchedPage extends PresentedPage<ReferencePage> {
  styles: string;
}

/**
 * Reads a page of the reference from the store, with descriptions in its language and the example rendered by
 * this build's `demos`. Throws when it is not in the store.
 */
export function fetchReference(
  pending: PendingReference,
  demos: Record<string, DemoParts>,
  store: ContentStore,
): FetchedPage {
  const page: ReadPage = parse(store, pending.data);
  const read = (name: string) => textOf(store, name);
  const { example, slots, styles } = presentExample(pending.example, { slots: [], demos, read });
  const used = { usedBy: pending.usedBy, ...(example && { example }) };
  return { ...presentPage(page, used, presenterOf(pending, page.name, slots)), styles };
}

/** Reads the data that a text embeds; its HTML is added to the text's slots. */
export function fetchPlaced(pending: PendingPlaced, store: ContentStore, slots: string[]): CatalogueData {
  if (pending.kind === 'table') {
    const table: ReadTable = parse(store, pending.data);
    return presentTable(table, presenterOf(pending, table.name, slots));
  }
  const catalogue: ReadCatalogue = parse(store, pending.data);
  return presentCatalogue(catalogue, presenterOf(pending, '', slots));
}

function presenterOf(pending: PendingWords, own: string, slots: string[] = []): Presenter {
  const { language, original, translated, links, origin } = pending;
  const writer = openDescriptionWriter({ language, original, translated, site: { links, origin } }, slots);
  return { writer, links, own };
}

function parse<T>(store: ContentStore, name: string): T {
  return JSON.parse(textOf(store, name));
}

function textOf(store: ContentStore, name: string): string {
  const bytes = store.get(name);
  if (!bytes) throw new Error(`The reference data ${name} is not in the store.`);
  return bytes.toString('utf8');
}
