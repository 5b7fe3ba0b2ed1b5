import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Inventory, TextFacts } from '../model';

/** One file of the ledger. */
export interface LedgerFile {
  /** Relative to the root. */
  file: string;
  contents: string;
}

/** The ledger of an accepted translation: one line for each section, in the order of the page. */
export function ledgerOf({ language, pathname, sections }: TextFacts, folder: string): LedgerFile {
  const lines = Object.fromEntries(sections.map(({ id, hash }) => [id, hash]));
  return { file: ledgerFile(folder, language, pathname), contents: `${JSON.stringify(lines, null, 2)}\n` };
}

/** Files of the ledger whose translation does not exist any more. */
export function orphansOf({ ledger = new Map(), texts }: Inventory, folder: string): string[] {
  const existing = new Set(texts.map(({ language, pathname }) => `${language} ${pathname}`));
  return [...ledger.keys()]
    .filter((key) => !existing.has(key))
    .map((key) => {
      const [language = '', pathname = ''] = key.split(' ');
      return ledgerFile(folder, language, pathname);
    });
}

/** Writes changed files and removes orphans. Returns the changed files. */
export function writeLedger(root: string, files: LedgerFile[], orphans: string[]): string[] {
  const changed = files.filter(({ file, contents }) => !holds(path.join(root, file), contents));
  for (const { file, contents } of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), contents);
  }
  for (const file of orphans) rmSync(path.join(root, file), { force: true });
  return [...changed.map(({ file }) => file), ...orphans];
}

function ledgerFile(folder: string, language: string, pathname: string): string {
  return path.posix.join(folder, language, `${pathname}.json`);
}

function holds(file: string, contents: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === contents;
}
