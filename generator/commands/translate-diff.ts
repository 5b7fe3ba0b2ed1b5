import { createTwoFilesPatch } from 'diff';
import type { TextFacts } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import { type OriginalSection, originalSections } from '../pipeline/original-sections';
import { type ReadSite, readSite } from '../pipeline/read-site';
import { ArgumentError } from '../problems/argument-error';
import { noTranslation } from '../problems/catalogue/translations';
import { fileHistory } from '../translate/file-history';

/** What changed in the original of one translated section. */
export interface SectionDiff {
  language: string;
  /** The translation, relative to the root, and the line of the section there, from 1. */
  file: string;
  line: number;
  id: string;
  /** A unified diff; absent where the Git history does not contain the translated original. */
  patch?: string;
}

/** The changes of a page's original since its translations were accepted, by section. */
export async function translateDiff(options: SiteOptions, pathname: string): Promise<SectionDiff[]> {
  return withContext(options, async (context) => {
    const site = await readSite(context);
    const original = textOf(site, pathname);
    const translations = site.facts.filter((text) => text.pathname === pathname && text !== original);
    if (!original || translations.length === 0) throw new ArgumentError(noTranslation(pathname, 'compare'));
    const now = originalSections(original.file, context.memory.snapshot.text(original.file));
    const wanted = translations.flatMap((text) => outdatedIn(text, site));
    const before = await earlierSections(
      options.root,
      original.file,
      wanted.map(({ accepted }) => accepted),
    );
    return wanted.map(({ accepted, ...section }) => {
      const [old, current] = [before.get(accepted)?.text, now.get(section.id)?.text];
      return { ...section, ...(old !== undefined && { patch: patchOf(original.file, old, current ?? '') }) };
    });
  });
}

function textOf({ facts, inventory }: ReadSite, pathname: string): TextFacts | undefined {
  const { default: language } = inventory.site.languages;
  return facts.find((text) => text.pathname === pathname && text.language === language);
}

/** The outdated sections of a translation, each with the hash of the original that it was made from. */
function outdatedIn({ language, pathname, file, sections }: TextFacts, { inventory }: ReadSite) {
  const ledger = inventory.ledger?.get(`${language} ${pathname}`) ?? {};
  return sections
    .filter(({ state }) => state === 'outdated')
    .map(({ id, line }) => ({ language, file, line: line + 1, id, accepted: ledger[id] ?? '' }));
}

/** Earlier sections of a text by hash. Reads the history until all wanted sections are found. */
async function earlierSections(
  root: string,
  file: string,
  wanted: string[],
): Promise<Map<string, OriginalSection>> {
  const found = new Map<string, OriginalSection>();
  if (wanted.length === 0) return found;
  for await (const text of fileHistory(root, file)) {
    for (const section of originalSections(file, text).values()) found.set(section.hash, section);
    if (wanted.every((hash) => found.has(hash))) break;
  }
  return found;
}

function patchOf(file: string, old: string, now: string): string {
  const names = [`${file} as translated`, `${file} as it is now`] as const;
  return createTwoFilesPatch(...names, `${old}\n`, `${now}\n`, undefined, undefined, { context: 2 });
}
