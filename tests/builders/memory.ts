import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Memory, openMemory, Snapshot } from '../../generator/cache';

/** A memory that is forgotten at the end of the test, for a site at `root`. */
export function temporaryMemory(root: string): Memory {
  const folder = mkdtempSync(path.join(tmpdir(), 'xdocs-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return openMemory(folder, new Snapshot(root));
}
