import type { ApiNames, ReferencePageFacts } from '../../../../model';

/** Kinds of members, the most likely first. */
const KINDS = ['prop', 'slot', 'class'] as const;

/** Kinds by path segment: `SeedTray.slots.bar` is a slot. */
export const kindsByPath: Partial<Record<string, (typeof KINDS)[number]>> = {
  slots: 'slot',
  slotProps: 'slot',
  classes: 'class',
};

/** Resolves names in texts (generator/steps/3-read/texts/api-names/api-name.ts) to pages of the reference. */
export function apiNames(pages: readonly ReferencePageFacts[]): ApiNames {
  const byName = new Map(pages.map((page) => [page.name, page]));
  return {
    addressOf: (name) => {
      const [component = '', ...member] = name.split('.');
      const page = byName.get(component);
      if (!page || member.length === 0) return page && `${page.pathname}/`;
      const anchor = candidates(member).find((one) => page.anchors.includes(one));
      return anchor && `${page.pathname}/#${anchor}`;
    },
    membersOf: (name) => {
      const page = byName.get(name.split('.')[0] ?? '');
      return page?.anchors.flatMap((anchor) => /^(?:prop|slot|class)-(.+)$/.exec(anchor)?.[1] ?? []);
    },
  };
}

function candidates([first = '', second]: string[]): string[] {
  if (second === undefined) return KINDS.map((kind) => `${kind}-${first}`);
  const kind = kindsByPath[first];
  return kind ? [`${kind}-${second}`] : [];
}
