import type { ReferenceLink } from '../../generator/page/reference';

/** Guides, and pages whose demos use the export; without guides, these pages are the guides. */
export function guidesOf(links: readonly ReferenceLink[]): {
  guides: ReferenceLink[];
  demos: ReferenceLink[];
} {
  const guides = links.filter(({ by }) => by === 'guide');
  const demos = links.filter(({ by }) => by === 'demo');
  return guides.length > 0 ? { guides, demos } : { guides: demos, demos: [] };
}
