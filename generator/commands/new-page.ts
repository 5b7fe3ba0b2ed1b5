import path from 'node:path';
import type { Inventory } from '../model';
import type { SiteOptions } from '../pipeline/context';
import { noPlaceInNavigation, notAPathname, pageExists } from '../problems/catalogue/scaffold';
import { SiteError } from '../problems/site-error';
import { pageTemplate } from '../scaffold/templates';
import { type NewFile, writeTogether } from '../scaffold/write-together';
import { inventoryOf } from './routes';

const PATHNAME = /^(\/[a-z0-9][a-z0-9-]*)+$/;

/** A page to be begun. */
export interface NewPage {
  pathname: string;
  title: string;
}

/** Writes text, a stub in every other language, and the menu entry in one step, or nothing. Gives the files. */
export async function newPage(options: SiteOptions, page: NewPage): Promise<string[]> {
  if (!PATHNAME.test(page.pathname)) throw new SiteError(notAPathname(page.pathname));
  const inventory = await inventoryOf(options);
  if (isTaken(page.pathname, inventory)) throw new SiteError(pageExists(page.pathname));
  const { insertEntry } = await import('../scaffold/insert-entry');
  const declared = insertEntry(inventory.sources, page);
  if (!declared) throw new SiteError(noPlaceInNavigation(page.pathname));
  const files: NewFile[] = [...textFiles(page, inventory), { file: declared.file, contents: declared.text }];
  writeTogether(options.root, files);
  return files.map(({ file }) => file);
}

function isTaken(pathname: string, { entries, texts }: Inventory): boolean {
  return [...entries, ...texts].some((known) => known.pathname === pathname);
}

function textFiles({ pathname, title }: NewPage, { site }: Inventory): NewFile[] {
  const folder = path.posix.join(site.folders.pages, pathname);
  return site.languages.all.map(({ code }) => ({
    file: `${folder}/${code === site.languages.default ? 'index.md' : `index.${code}.md`}`,
    contents: pageTemplate(title),
  }));
}
