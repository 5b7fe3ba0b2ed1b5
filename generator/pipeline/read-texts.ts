import { type Recipe, rememberEach, type Snapshot } from '../cache';
import type { Inventory, ReadText, Text } from '../model';
import type { LoadRequest } from '../steps/3-read/texts/load-text';
import { modulesOfDemo } from '../steps/5-check/demo-types/modules-of-demo';
import type { BuildContext } from './context';

/** Reads every text that changed since the last run; gives what is known of all of them, by file. */
export async function readTexts(
  { memory, pool, reporter }: BuildContext,
  inventory: Inventory,
): Promise<Map<string, ReadText>> {
  const { texts, site } = inventory;
  const originals = new Map(
    texts.filter(({ language }) => language === site.languages.default).map((text) => [text.pathname, text]),
  );
  const shared = sharedFiles(inventory, memory.snapshot);
  const recipes = texts.map((text) =>
    recipeOf(text, originals.get(text.pathname), { inventory, memory, shared }),
  );
  const read = await rememberEach<ReadText>(memory, recipes, async (missing) => {
    const requests = missing.flatMap((at) => {
      const text = texts[at];
      return text ? [loadRequest(text, originals.get(text.pathname), { inventory, memory, shared })] : [];
    });
    const loaded = await pool.run('texts', requests, (done) => reporter.progress(done, requests.length));
    return loaded.map((value) => ({ value, kept: [value.loaded] }));
  });
  return new Map(read.map(({ value }) => [value.facts.file, value]));
}

/** What texts are read from. */
interface TextSources {
  inventory: Inventory;
  memory: BuildContext['memory'];
  /** By folder of a page. */
  shared: ReadonlyMap<string, string[]>;
}

/** A text is made from its own bytes, what lies beside it and what that imports, and the original's headings. */
function recipeOf(
  text: Text,
  original: Text | undefined,
  { inventory, memory, shared }: TextSources,
): Recipe {
  const { components, languages, base, repository, folders, elsewhere = [] } = inventory.site;
  return {
    name: `text ${text.file}`,
    inputs: {
      text: text.hash,
      'files beside it': text.besideHash,
      'shared files': JSON.stringify(
        (shared.get(folderOf(text)) ?? []).map((file) => [file, memory.snapshot.hashOf(file)]),
      ),
      original: original?.hash ?? '',
      ledger: JSON.stringify(acceptedOf(text, inventory) ?? null),
      definition: JSON.stringify([components, languages, base, repository, folders, elsewhere]),
    },
  };
}

/** What the ledger says of a translation; nothing where the site keeps none, or of an original. */
function acceptedOf({ language, pathname }: Text, { ledger, site }: Inventory) {
  if (!ledger || language === site.languages.default) return undefined;
  return ledger.get(`${language} ${pathname}`) ?? {};
}

function loadRequest(
  text: Text,
  original: Text | undefined,
  { inventory, memory, shared }: TextSources,
): LoadRequest {
  const { site } = inventory;
  const accepted = acceptedOf(text, inventory);
  const besideFiles = filesBeside(folderOf(text), inventory);
  const sharedFiles = shared.get(folderOf(text)) ?? [];
  const readable = [
    text.file,
    ...(original ? [original.file] : []),
    ...[...besideFiles, ...sharedFiles].filter(isText),
  ];
  const sources = readable.flatMap((file): [string, string][] =>
    memory.snapshot.has(file) ? [[file, memory.snapshot.text(file)]] : [],
  );
  return {
    sources: Object.fromEntries(sources),
    text,
    ...(original && original !== text && { english: original }),
    ...(accepted && { accepted }),
    components: site.components,
    besideFiles,
    sharedFiles,
    languages: site.languages,
    ...(site.elsewhere && { elsewhere: site.elsewhere }),
    ...(site.base !== undefined && { base: site.base }),
    repository: site.repository,
  };
}

function folderOf({ file }: Text): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

function filesBeside(folder: string, { pageFiles }: Inventory): string[] {
  return filesBelow(pageFiles, folder).filter((file) => !file.endsWith('.md'));
}

/** Files of other folders that the code beside each text imports, near or far, by the text's folder. */
function sharedFiles(inventory: Inventory, snapshot: Snapshot): Map<string, string[]> {
  const all = new Set(inventory.pageFiles);
  const folders = [...new Set(inventory.texts.map(folderOf))];
  return new Map(
    folders.map((folder) => {
      const code = filesBeside(folder, inventory).filter((file) => /\.[jt]sx?$/.test(file));
      const reached = code.flatMap((file) => modulesOfDemo(file, all, snapshot));
      return [folder, [...new Set(reached)].filter((file) => !file.startsWith(folder)).sort()];
    }),
  );
}

/** Pictures and faces are not sent to threads: nobody reads them as text. */
function isText(file: string): boolean {
  return !/\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|webm|pdf|zip)$/i.test(file);
}

/** `files` is sorted, so a folder's files stand together: a cut instead of a search through all. */
function filesBelow(files: string[], folder: string): string[] {
  const start = lowerBound(files, folder);
  const end = files.findIndex((file, at) => at >= start && !file.startsWith(folder));
  return files.slice(start, end < 0 ? undefined : end);
}

function lowerBound(files: string[], name: string): number {
  let [low, high] = [0, files.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((files[middle] ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}
