import type { Snapshot } from '../../cache';
import type { Problem } from '../../model';
import { ledgerNotReadable } from '../../problems/catalogue';
import { listFiles } from './list-files';

/** The translation ledger of a site. */
interface Ledger {
  /** Section → hash of the original it was made from, by `<language> <pathname>`. */
  ledger?: Map<string, Record<string, string>>;
  problems: Problem[];
}

/**
 * Reads `<folder>/<language>/<pathname>.json`; without a folder the site has no ledger. A file in another format than that of
 * `translate accept`, for example after a failed merge, is reported and ignored.
 */
export async function readLedger(snapshot: Snapshot, folder: string | undefined): Promise<Ledger> {
  if (folder === undefined) return { problems: [] };
  const ledger = new Map<string, Record<string, string>>();
  const problems: Problem[] = [];
  for (const file of await listFiles(snapshot, folder, '*/**/*.json')) {
    const [language = '', ...names] = file.slice(folder.length + 1, -'.json'.length).split('/');
    const sections = parse(snapshot.text(file));
    if (sections) ledger.set(`${language} /${names.join('/')}`, sections);
    else problems.push(ledgerNotReadable(file));
  }
  return { ledger, problems };
}

function parse(json: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isTexts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((hash) => typeof hash === 'string');
}
