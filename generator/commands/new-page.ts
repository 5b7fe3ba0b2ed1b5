import path from 'node:path';
import { isExempt } from '../contract/url';
import type { Entry, Inventory, Routes } from '../model';
import { coveredPathnames } from '../model/covered-pathnames';
import { productOf } from '../model/product-of';
import { MARKS } from '../model/marks';
import type { SiteOptions } from '../pipeline/context';
import { newPathProblems } from '../pipeline/new-path-problems';
import { ArgumentError } from '../problems/argument-error';
import { unknownLanguage } from '../problems/catalogue';
import {
  noPlaceInNavigation,
  notAPathname,
  notATitle,
  pageExists,
  pageIsNoText,
  titleMissing,
  titleOfExempt,
} from '../problems/catalogue/scaffold';
import { SiteError } from '../problems/site-error';
import { addTitles } from '../scaffold/add-titles';
import { componentsOf } from '../scaffold/components-of';
import { firstDemo } from '../scaffold/first-demo';
import { pascalCase } from '../scaffold/names';
import { pageTemplate } from '../scaffold/templates';
import { type NewFile, writeTogether } from '../scaffold/write-together';
import { inventoryOf } from './routes';

const PATHNAME = /^(\/[a-z0-9][a-z0-9-]*)+$/;

/** Includes line breaks. */
const INVISIBLE_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A page to create. */
export interface NewPage {
  pathname: string;
  /** In the default language; a declared page has one already. */
  title?: string | undefined;
  /** Words of menu and title table in other languages, by language. */
  titles?: Readonly<Record<string, string>> | undefined;
}

/**
 * Creates a page's text and first demo and, if the page is not declared, its entry: all files or none. Other languages get a
 * title but no text, because a copy would look like a translation. Returns the files.
 */
export async function newPage(options: SiteOptions, page: NewPage): Promise<string[]> {
  const { pathname, titles = {} } = page;
  if (!PATHNAME.test(pathname)) throw new ArgumentError(notAPathname(pathname));
  requireTitles(page);
  const { inventory, routes } = await inventoryOf(options);
  const declared = requireUnwritten(pathname, inventory);
  requireLanguages(page, inventory);
  requireValidPath(pathname, inventory);
  const title = page.title ?? (declared && titleIn(routes, pathname, inventory.site.languages.default));
  if (title === undefined) throw new ArgumentError(titleMissing(pathname));
  const entry = declared ? undefined : await newEntry(inventory, { pathname, title });
  const words = { ...(entry?.from === 'titles' && { [inventory.site.languages.default]: title }), ...titles };
  const files: NewFile[] = [
    ...pageFiles(inventory, { pathname, title }),
    ...(entry ? [{ file: entry.file, contents: entry.text }] : []),
    ...addTitles(inventory.translations, pathname, words),
  ];
  writeTogether(options.root, files);
  return files.map(({ file }) => file);
}

/** The entry of a declared page without a text; undefined for a path that is not declared. */
function requireUnwritten(pathname: string, { entries, texts, site }: Inventory): Entry | undefined {
  const declared = entries.find((entry) => entry.pathname === pathname);
  if (texts.some((text) => text.pathname === pathname)) throw new SiteError(pageExists(pathname));
  if (declared?.kind === 'group') throw new SiteError(pageIsNoText(pathname, 'a group of the menu'));
  if (coveredPathnames(site.reference).has(pathname)) {
    throw new SiteError(pageIsNoText(pathname, 'a page of the API reference'));
  }
  return declared;
}

/** Menu and heading show a title on one line. */
function requireTitles({ title, titles = {} }: NewPage): void {
  const given = Object.entries(titles).map(([code, words]) => [`--title-${code}`, words] as const);
  for (const [option, words] of [['--title', title] as const, ...given])
    if (words !== undefined && (words.trim() === '' || INVISIBLE_CHARACTER.test(words) || MARKS.test(words)))
      throw new ArgumentError(notATitle(option, words));
}

/** Throws for a path that `check` would report. */
function requireValidPath(pathname: string, inventory: Inventory): void {
  const [first, ...others] = newPathProblems(inventory, pathname);
  if (first) throw new ArgumentError(first, { others });
}

/** A title must be in a language in which the page is published. */
function requireLanguages({ pathname, titles = {} }: NewPage, { site }: Inventory): void {
  const known = site.languages.all.map(({ code }) => code);
  const unknown = Object.keys(titles).find((code) => !known.includes(code));
  const asked = { option: `--title-${unknown}`, so: 'nothing was written' };
  if (unknown !== undefined) throw new ArgumentError(unknownLanguage({ ...asked, name: unknown }, known));
  const vain = Object.keys(titles).find((code) => code !== site.languages.default);
  if (vain !== undefined && isExempt(pathname, site.languages))
    throw new ArgumentError(titleOfExempt(`--title-${vain}`, pathname));
}

function titleIn({ pages }: Routes, pathname: string, language: string): string | undefined {
  return pages.find((page) => page.pathname === pathname && page.language === language)?.title;
}

async function newEntry(inventory: Inventory, page: { pathname: string; title: string }) {
  const { insertEntry } = await import('../scaffold/insert-entry');
  const { entries, sources, site } = inventory;
  const titles = new Set(entries.filter(({ from }) => from === 'titles').map(({ pathname }) => pathname));
  const belongsToTitles = isExempt(page.pathname, site.languages);
  const entry = insertEntry(sources, page, { titles, belongsToTitles });
  if (!entry) throw new SiteError(noPlaceInNavigation(page.pathname));
  return entry;
}

function pageFiles({ root, site }: Inventory, page: { pathname: string; title: string }): NewFile[] {
  const { pathname } = page;
  const folder = path.posix.join(site.folders.pages, pathname);
  const product = productOf(site, pathname);
  const demo = `${pascalCase(pathname.replace(/.*\//, '')).replace(/^\d/, 'Page$&')}Basic`;
  const code = firstDemo(root, product, demo);
  const isNamed = product && !page.title.startsWith(product.name);
  const text = pageTemplate({
    title: isNamed ? `${product.name} - ${page.title}` : page.title,
    productId: product?.id,
    components: componentsOf(site, product, { pathname, demo: code }),
    packageName: product?.package,
    demo,
  });
  return [
    { file: `${folder}/index.md`, contents: text },
    { file: `${folder}/${demo}.tsx`, contents: code },
  ];
}
