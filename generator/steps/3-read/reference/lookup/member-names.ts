import type { FindMember, ReferencePageFacts } from '../../../../model';
import { kindsByPath } from './api-names';

/**
 * Resolves members that texts name (generator/steps/3-read/texts/api-names/member-name.ts). Props take
 * precedence over slots; of the components of the page, the first that has the member is used.
 */
export function memberNames(pages: readonly ReferencePageFacts[]): FindMember {
  const byName = new Map(pages.map((page) => [page.name, page]));
  const known = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  return (member, about) => {
    const [, list, entry] = /^(\w+)\[\]\.(\w+)$/.exec(member) ?? [];
    const [, path, part] = /^(\w+)\.(\w+)$/.exec(member) ?? [];
    const owners = known(about);
    if (list !== undefined) return inEntries({ list, entry: `prop-${entry}` }, owners, known);
    if (path !== undefined) return firstWith(`${kindsByPath[path]}-${part}`, owners);
    return asProp(`prop-${member}`, owners, known) ?? firstWith(`slot-${member}`, owners);
  };
}

type Pages = readonly ReferencePageFacts[];
type Known = (names: readonly string[]) => Pages;

function firstWith(anchor: string, owners: Pages): string | undefined {
  const owner = owners.find(({ anchors }) => anchors.includes(anchor));
  return owner && `${owner.pathname}/#${anchor}`;
}

/**
 * A member of a component itself, or of the value of one of its props, unless the page lists its interfaces.
 * Undefined if two of these have it, because the name is ambiguous (`data` of an axis and of a series).
 */
function asProp(anchor: string, owners: Pages, known: Known): string | undefined {
  const listsInterfaces = owners.some(({ kind }) => kind === 'interface');
  for (const owner of owners) {
    const own = firstWith(anchor, [owner]);
    if (own !== undefined) return own;
    const held = listsInterfaces ? [] : known([...new Set(Object.values(owner.holds).flat())]);
    const having = held.filter(({ anchors }) => anchors.includes(anchor));
    if (having.length > 0) return having.length === 1 ? firstWith(anchor, having) : undefined;
  }
  return undefined;
}

/** `series[].stack`: a member of the items of exactly this prop. */
function inEntries(
  { list, entry }: { list: string; entry: string },
  owners: Pages,
  known: Known,
): string | undefined {
  return firstWith(entry, known(owners.flatMap(({ holds }) => holds[list] ?? [])));
}
