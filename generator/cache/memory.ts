import path from 'node:path';
import { ContentStore } from './content-store';
import { installedHash } from './installed';
import type { Snapshot } from './snapshot';
import { Table } from './table';

/** How a value was made: from what, with what, and which contents of the store belong to it. */
export interface MemoryRecord {
  /** Short hashes of what was known before it was made, by the input's name. */
  inputs: Record<string, string>;
  /** Short hashes of what was opened while it was made: `file <path>`, `folder <path>`. */
  opened: Record<string, string>;
  /** Names of contents in the store. */
  kept: string[];
  value: unknown;
}

/** The one memory of earlier runs. It changes how long a run takes, never what it makes. */
export interface Memory {
  /** Absolute. */
  folder: string;
  store: ContentStore;
  table: Table<MemoryRecord>;
  /** The site as this run has read it. */
  snapshot: Snapshot;
  /** A hash of the versions of everything that is installed. */
  installed: string;
}

/** Opens the memory of one site below `folder`, for a run that reads the site through `snapshot`. */
export function openMemory(folder: string, snapshot: Snapshot): Memory {
  return {
    folder,
    store: new ContentStore(path.join(folder, 'store')),
    table: new Table(path.join(folder, 'table.jsonl')),
    snapshot,
    installed: installedHash(snapshot.root),
  };
}

/** Writes down what this run made, and removes from the store what no record names any more. */
export function saveMemory({ table, store }: Memory): void {
  if (table.save() === 'same') return;
  store.sweep(new Set(table.values().flatMap(({ kept }) => kept)));
}
