import type { CatalogueData } from '../../generator/page/reference';
import { EventList } from './EventList';
import { SelectorList } from './SelectorList';

/**
 * A catalogue that a page embeds: `{{"component": "DataGridSelectors", "category": "Sorting"}}`. The
 * generator adds its data under `data`; empty on a site that covers no packages.
 */
export function Catalogue({ data, category }: Record<string, unknown>) {
  if (!isCatalogue(data)) return null;
  if (data.kind === 'events') return <EventList events={data.events} />;
  if (data.kind === 'props') return null;
  return (
    <SelectorList selectors={data.selectors} category={typeof category === 'string' ? category : undefined} />
  );
}

function isCatalogue(value: unknown): value is CatalogueData {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
