import path from 'node:path';
import { ContentStore } from './content-store';
import { installedHash } from './installed';
import type { Snapshot } from './snapshot';
import { Table } from './table';

/** How a value was made: its inputs, the files that were read, and its contents in the store. */
export interface MemoryRecord {
  /** Short hashes of the inputs of the recipe, by name. */
  inputs: Record<string, string>;
  /** Short hashes of files and folders that were read while it was made, by `file <path>` and `folder <path>`. */
  opened: Record<string, string>;
  /** Names of contents in the store. */
  kept: string[];
  value: unknown;
}

/** The cache of earlier runs. It changes how long a run takes, never its result. */
export interface Memory {
  /** Absolute. */
  folder: string;
  store: ContentStore;
  table: Table<MemoryRecord>;
  /** The site as this run has read it. */
  snapshot: Snapshot;
  /** A hash of all installed packages. */
  installed: string;
}

/** Opens the memory of one site below `folder`, for a run that reads the site through `snapshot`. */
export function openMemory(folder: string, snapshot: Snapshot): Memory {
  const verified = new Table<string>(path.join(folder, 'verified.jsonl'));
  return {
    folder,
    store: new ContentStore(path.join(folder, 'store'), verified),
    table: new Table(path.join(folder, 'table.jsonl')),
    snapshot,
    installed: installedHash(snapshot.root),
  };
}

/** Saves the records of this run, and removes contents that no record refers to from the store. */
export function saveMemory({ table, store }: Memory): void {
  store.save();
  if (table.save() === 'same') return;
  store.sweep(new Set(table.values().flatMap(({ kept }) => kept)));
}
