import type { ReferenceLink } from '../../generator/page/reference';

/** Pages that explain something, and pages whose demos show it; where nothing explains it, these are its guides. */
export function guidesOf(links: readonly ReferenceLink[]): {
  guides: ReferenceLink[];
  demos: ReferenceLink[];
} {
  const guides = links.filter(({ by }) => by === 'guide');
  const demos = links.filter(({ by }) => by === 'demo');
  return guides.length > 0 ? { guides, demos } : { guides: demos, demos: [] };
}
