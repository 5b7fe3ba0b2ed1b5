import type { DocumentedMember, PageToIndex } from '../../../model/search';
import { memberId } from '../../../search/files';
import type { IndexedMember, IndexedMembers, MemberTexts } from '../../../search/shapes';

/** A row of the reference, and the indices of all pages that have a row of its kind and name. */
export interface MergedRow extends DocumentedMember {
  pages: number[];
}

/**
 * Merges rows: free and paid components share most of them, so each is found once, on the first page that has
 * it.
 */
export function mergedRows(pages: readonly PageToIndex[]): MergedRow[] {
  const merged = new Map<string, MergedRow>();
  for (const [at, { documents }] of pages.entries()) {
    for (const member of documents.members) {
      const key = `${member.kind} ${member.name}`;
      const known = merged.get(key);
      if (!known) merged.set(key, { ...member, pages: [at] });
      else if (!known.pages.includes(at)) known.pages.push(at);
      if (known) known.text ||= member.text;
    }
  }
  return [...merged.values()];
}

/** Rows that differ only in their names and texts. */
interface AlikeRows {
  /** Their data for the first results. */
  indexed: IndexedMembers;
  rows: MergedRow[];
}

/** Groups rows that differ only in their names and texts. */
export function alikeRows(rows: readonly MergedRow[]): AlikeRows[] {
  const groups = new Map<string, AlikeRows>();
  for (const row of rows) {
    const { name, ...alike } = indexedRow(row);
    const key = JSON.stringify(alike);
    const group = groups.get(key) ?? { indexed: { names: [], ...alike }, rows: [] };
    groups.set(key, group);
    group.indexed.names.push(name);
    group.rows.push(row);
  }
  return [...groups.values()];
}

/** The data of a row for the first results. */
export function indexedRow({ name, kind, pages, plan }: MergedRow): IndexedMember {
  return { name, kind, pages, ...(plan && { plan }) };
}

/** The other data of a row. */
export function rowTexts({ kind, name, anchor, text, type }: MergedRow): MemberTexts {
  return {
    ...(text !== '' && { text }),
    ...(type !== undefined && { type }),
    ...(anchor !== memberId(kind, name) && { id: anchor }),
  };
}
