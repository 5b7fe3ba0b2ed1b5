import type { ReadTable, ReadTables } from '../../../../model/reference-pages';
import type { Context, OpenTables } from './context';
import { byName } from './member-order';
import { readTable } from './read-table';

/** The props of every component of packages that have tables but no pages. */
export function readTables(context: Context): ReadTables[] {
  return context.tables.map((open) => ({
    component: open.declared.component,
    product: open.declared.name,
    tables: tablesOf(open, context),
  }));
}

function tablesOf({ packages }: OpenTables, context: Context): ReadTable[] {
  const [home] = packages;
  if (!home) return [];
  const own = { ...context, packages };
  return [...home.exports]
    .filter(([name]) => /^[A-Z]/.test(name))
    .flatMap(([name, symbol]) => readTable(name, symbol, own) ?? [])
    .toSorted(byName);
}
