import type { NavigationEntry, Plan, TitleEntry } from '../../contract/site';
import type { Inventory, Problem, Source } from '../../model';
import { unknownField, unknownPlan } from '../../problems/catalogue';
import { locateField } from '../../problems/locate/locate';

const PLANS: readonly Plan[] = ['pro', 'premium'];

/** All fields of the contract's types; an object over their names, so that the compiler misses none. */
const ENTRY_FIELDS = Object.keys({
  pathname: 0,
  title: 0,
  children: 0,
  subheader: 0,
  plan: 0,
  newFeature: 0,
  planned: 0,
  unstable: 0,
} satisfies Record<keyof NavigationEntry, 0>);

const TITLE_FIELDS = Object.keys({ pathname: 0, external: 0 } satisfies Record<keyof TitleEntry, 0>);

/** Plans and fields that do not exist (specification §3): definitions are run, not only compiled. */
export function entryFields({ entries, site, sources }: Inventory): Problem[] {
  const declared = entries.filter(({ from }) => from === 'navigation').map((entry) => entry.declared);
  return [
    ...declared.flatMap((entry) => unknownFields(entry, ENTRY_FIELDS, sources)),
    ...site.titles.flatMap((entry) => unknownFields(entry, TITLE_FIELDS, sources)),
    ...declared.flatMap((entry) => planOf(entry, sources)),
  ];
}

function unknownFields(entry: TitleEntry | NavigationEntry, known: string[], sources: Source[]): Problem[] {
  return Object.keys(entry)
    .filter((found) => !known.includes(found))
    .map((found) => unknownField(mistake(entry.pathname, { found, known, field: found }, sources)));
}

function planOf({ pathname, plan }: NavigationEntry, sources: Source[]): Problem[] {
  if (plan === undefined || PLANS.includes(plan)) return [];
  return [unknownPlan(mistake(pathname, { found: String(plan), known: PLANS, field: 'plan' }, sources))];
}

interface Found {
  found: string;
  known: readonly string[];
  field: string;
}

function mistake(pathname: string, { found, known, field }: Found, sources: Source[]) {
  const place = locateField(pathname, field, sources);
  return { pathname, found, known, ...(place && { place }) };
}
