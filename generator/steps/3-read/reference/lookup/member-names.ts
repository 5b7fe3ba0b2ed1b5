import type { FindMember, ReferencePageFacts } from '../../../../model';
import { kindsByPath } from './api-names';

/**
 * Finds members as texts write them (generator/steps/3-read/texts/api-names/member-name.ts). Props come before
 * slots; of what the page is about, the first that has the member is meant.
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
 * Of a component itself, or of what its props hold, unless the page says itself which interfaces it is about.
 * Where two of these have it, as `data` is of an axis and of a series, nobody can say which is meant.
 */
function asProp(anchor: string, owners: Pages, known: Known): string | undefined {
  const told = owners.some(({ kind }) => kind === 'interface');
  for (const owner of owners) {
    const own = firstWith(anchor, [owner]);
    if (own !== undefined) return own;
    const held = told ? [] : known([...new Set(Object.values(owner.holds).flat())]);
    const having = held.filter(({ anchors }) => anchors.includes(anchor));
    if (having.length > 0) return having.length === 1 ? firstWith(anchor, having) : undefined;
  }
  return undefined;
}

/** `series[].stack`: of what the entries of this very prop are. */
function inEntries(
  { list, entry }: { list: string; entry: string },
  owners: Pages,
  known: Known,
): string | undefined {
  return firstWith(entry, known(owners.flatMap(({ holds }) => holds[list] ?? [])));
}
