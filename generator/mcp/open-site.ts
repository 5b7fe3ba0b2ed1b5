import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOfPath } from '../dev-server/file-of-path';
import type { BuiltLanguage, BuiltPage, ReadMarkdown } from './built-page';
import { readList } from './read-list';

/** A built site as it is on the disk. */
export interface BuiltSite {
  /** The default one first. */
  languages: BuiltLanguage[];
  read: ReadMarkdown;
}

const LIST = 'llms.txt';

/** Opens a built site, and opens it anew when another build has taken its place. Nothing outside of its folder is read. */
export function siteOpener(out: string): () => BuiltSite {
  const manifest = path.join(out, 'build-manifest.json');
  let open: { site: BuiltSite; stamp: number } | undefined;
  return () => {
    const stamp = statSync(manifest).mtimeMs;
    if (open?.stamp !== stamp) open = { stamp, site: openSite(out, baseOf(readFileSync(manifest, 'utf8'))) };
    return open.site;
  };
}

function openSite(out: string, base: string): BuiltSite {
  const folders = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(out, entry.name, LIST)))
    .map(({ name }) => name)
    .sort();
  const languages = ['', ...folders].map((code) => languageIn(out, code, base));
  return { languages, read: reader(out) };
}

function languageIn(out: string, code: string, base: string): BuiltLanguage {
  const pages = readList(readFileSync(path.join(out, code, LIST), 'utf8'), { base });
  return { code, tag: tagOf(out, pages[0]) ?? code, pages };
}

/** Pages say their language themselves. */
function tagOf(out: string, page: BuiltPage | undefined): string | undefined {
  const file = page && path.join(out, page.file);
  return file !== undefined && existsSync(file)
    ? /^language: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
}

/** Each page is read once. */
function reader(out: string): ReadMarkdown {
  const texts = new Map<string, Promise<string>>();
  return ({ file }) => {
    const known = texts.get(file) ?? readWithin(out, file);
    texts.set(file, known);
    return known;
  };
}

async function readWithin(out: string, file: string): Promise<string> {
  const found = await fileOfPath(out, file);
  if (found === undefined) throw new Error(`There is no ${file} in this build.`);
  return readFile(found, 'utf8');
}

function baseOf(manifest: string): string {
  const { base }: { base?: unknown } = JSON.parse(manifest);
  return typeof base === 'string' ? base : '';
}
