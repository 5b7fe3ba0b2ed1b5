import type { Memory } from '../cache';
import type { Problem, TextFacts } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import { listProblems } from '../pipeline/list-problems';
import { type ReadSite, readSite } from '../pipeline/read-site';
import { globMatcher } from '../pipeline/selection';
import { ArgumentError } from '../problems/argument-error';
import { diskFailed } from '../problems/catalogue/output';
import { noTranslation, notTranslated } from '../problems/catalogue/translations';
import { diskFaultOf } from '../problems/disk-fault';
import { SiteError } from '../problems/site-error';
import { ledgerOf, orphansOf, writeLedger } from '../translate/write-ledger';

/** Which translations are accepted. */
export interface AcceptOptions extends SiteOptions {
  /** A glob over pathnames; all of them without one. */
  only?: string | undefined;
}

/** What was recorded. */
export interface Accepted {
  pages: number;
  sections: number;
  /** Files of the ledger that were changed or removed, relative to the root. */
  files: string[];
  /** Sections that are not translated, and therefore not recorded. */
  problems: Problem[];
}

/**
 * Records that translations match their originals as both are now. Without a path, ledger files of removed translations are
 * removed as well. A site without a ledger records nothing.
 */
export async function translateAccept(options: AcceptOptions): Promise<Accepted> {
  return withContext(options, async (context) => accept(context.memory, await readSite(context), options));
}

function accept(memory: Memory, { inventory, facts }: ReadSite, { root, only }: AcceptOptions): Accepted {
  const fits = only === undefined ? undefined : globMatcher(only);
  const folder = inventory.site.folders.ledger;
  const { default: original } = inventory.site.languages;
  const translations = facts.filter(
    ({ language, pathname }) => language !== original && (fits?.(pathname) ?? true),
  );
  if (folder === undefined) return { pages: 0, sections: 0, files: [], problems: [] };
  if (only !== undefined && translations.length === 0) throw new ArgumentError(noTranslation(only, 'accept'));
  const accepted = translations.map(withoutUntranslated);
  const ledger = accepted.map((text) => ledgerOf(text, folder));
  const orphans = fits ? [] : orphansOf(inventory, folder);
  return {
    pages: ledger.length,
    sections: accepted.flatMap(({ sections }) => sections).length,
    files: written(() => writeLedger(root, ledger, orphans)),
    problems: listProblems(memory, translations.flatMap(refusals)),
  };
}

/** Reports errors of the file system, such as a file in place of the ledger's folder, as problems. */
function written(write: () => string[]): string[] {
  try {
    return write();
  } catch (error) {
    const fault = diskFaultOf(error);
    throw fault ? new SiteError(diskFailed(fault), { cause: error }) : error;
  }
}

/** A text without its untranslated sections. */
function withoutUntranslated(text: TextFacts): TextFacts {
  return { ...text, sections: text.sections.filter(({ untranslated }) => !untranslated) };
}

function refusals({ file, sections }: TextFacts): Problem[] {
  return sections
    .filter(({ untranslated }) => untranslated)
    .map(({ id, line }) => notTranslated(id, { file, line: line + 1, column: 1 }));
}
