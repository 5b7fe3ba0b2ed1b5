import { withoutTrailingSlashes } from '../contract/trailing-slashes';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productOf } from '../model/product-of';
import type { SiteOptions } from '../pipeline/context';
import { ArgumentError } from '../problems/argument-error';
import { demoExists, noSuchPage, notADemoName } from '../problems/catalogue/scaffold';
import { SiteError } from '../problems/site-error';
import { firstDemo } from '../scaffold/first-demo';
import { demoMarker, pageTemplate } from '../scaffold/templates';
import { writeTogether } from '../scaffold/write-together';
import { inventoryOf } from './routes';

/** A demo to create on a page. */
export interface NewDemo {
  pathname: string;
  /** PascalCase, without extension. */
  name: string;
}

/** Creates a demo, and adds its marker to the end of the page's text in every language. Returns the files. */
export async function newDemo(options: SiteOptions, { pathname: asked, name }: NewDemo): Promise<string[]> {
  // Urls end in a slash.
  const pathname = withoutTrailingSlashes(asked) || '/';
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new ArgumentError(notADemoName(name));
  const { texts, site } = (await inventoryOf(options)).inventory;
  const pages = texts.filter((text) => text.pathname === pathname);
  const [first] = pages;
  if (!first) throw new ArgumentError(noSuchPage(pathname));
  const demo = `${path.posix.dirname(first.file)}/${name}.tsx`;
  if (existsSync(path.join(options.root, demo))) throw new SiteError(demoExists(demo));
  const marked = pages.map(({ file }) => ({
    file,
    contents: `${readFileSync(path.join(options.root, file), 'utf8').trimEnd()}\n${demoMarker(name)}`,
  }));
  const code = firstDemo(options.root, productOf(site, pathname), name);
  writeTogether(options.root, [{ file: demo, contents: code }, ...marked]);
  return [demo, ...marked.map(({ file }) => file)];
}

/**
 * Creates a page for experiments below `/playground`, which only `dev` shows: it is not part of the built site. Returns the
 * files.
 */
export async function newPlayground(options: SiteOptions, name: string): Promise<string[]> {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new ArgumentError(notADemoName(name));
  const { site } = (await inventoryOf(options)).inventory;
  const folder = `${site.folders.pages}/playground/${name.toLowerCase()}`;
  if (existsSync(path.join(options.root, folder))) throw new SiteError(demoExists(folder));
  writeTogether(options.root, [
    { file: `${folder}/${name}.tsx`, contents: firstDemo(options.root, undefined, name) },
    { file: `${folder}/index.md`, contents: pageTemplate({ title: name, demo: name }) },
  ]);
  return [`${folder}/${name}.tsx`, `${folder}/index.md`];
}
