import { type Recipe, rememberEach } from '../cache';
import type { Inventory, ReadText, Text } from '../model';
import type { BuildContext } from './context';
import { filesBeside, folderOf, isText, sharedFiles } from './files-around';
import { readCode } from './read-code';
import type { TextRequest } from './threads/read-text';

/** Reads every changed text; returns all texts by file. */
export async function readTexts(context: BuildContext, inventory: Inventory): Promise<Map<string, ReadText>> {
  const { memory, pool, reporter } = context;
  const { texts, site } = inventory;
  const originals = new Map(
    texts.filter(({ language }) => language === site.languages.default).map((text) => [text.pathname, text]),
  );
  const shared = sharedFiles(inventory, memory.snapshot);
  const definition = definitionOf(inventory);
  const recipes = texts.map((text) =>
    recipeOf(text, originals.get(text.pathname), { inventory, memory, shared, definition }),
  );
  const read = await rememberEach<ReadText>(memory, recipes, async (missing) => {
    const wanted = missing.flatMap((at) => texts[at] ?? []);
    const code = await readCode(context, codeAround(wanted, inventory, shared));
    const requests = wanted.map((text) =>
      loadRequest(text, originals.get(text.pathname), { inventory, memory, shared, code }),
    );
    const loaded = await pool.run('texts', requests, (done) => reporter.progress(done, requests.length));
    return loaded.map((value) => ({ value, kept: [value.loaded] }));
  });
  return new Map(read.map(({ value }) => [value.facts.file, value]));
}

/** The inputs of texts. */
interface TextSources {
  inventory: Inventory;
  memory: BuildContext['memory'];
  /** By folder of a page. */
  shared: ReadonlyMap<string, string[]>;
}

/** The inputs of a text: its own bytes, the files beside it and their imports, and the headings of the original. */
function recipeOf(
  text: Text,
  original: Text | undefined,
  { inventory, memory, shared, definition }: TextSources & { definition: string },
): Recipe {
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
      definition,
    },
  };
}

/** The parts of the definition that all texts depend on. */
function definitionOf({ site }: Inventory): string {
  const { components, languages, base, repository, folders, elsewhere = [] } = site;
  return JSON.stringify([components, languages, base, repository, folders, elsewhere]);
}

/** The ledger of a translation; undefined for an original and for a site without a ledger. */
function acceptedOf({ language, pathname }: Text, { ledger, site }: Inventory) {
  if (!ledger || language === site.languages.default) return undefined;
  return ledger.get(`${language} ${pathname}`) ?? {};
}

function loadRequest(
  text: Text,
  original: Text | undefined,
  { inventory, memory, shared, code }: TextSources & { code: ReadonlyMap<string, string> },
): TextRequest {
  const { site } = inventory;
  const accepted = acceptedOf(text, inventory);
  const besideFiles = filesBeside(folderOf(text), inventory);
  const sharedFiles = shared.get(folderOf(text)) ?? [];
  const readable = [
    text.file,
    ...(original ? [original.file] : []),
    ...[...besideFiles, ...sharedFiles].filter((file) => isText(file) && !code.has(file)),
  ];
  const sources = readable.flatMap((file): [string, string][] =>
    memory.snapshot.has(file) ? [[file, memory.snapshot.text(file)]] : [],
  );
  const known = [...besideFiles, ...sharedFiles].flatMap((file): [string, string][] => {
    const record = code.get(file);
    return record === undefined ? [] : [[file, record]];
  });
  return {
    sources: Object.fromEntries(sources),
    code: Object.fromEntries(known),
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

/** All code that texts can show. */
function codeAround(
  texts: readonly Text[],
  inventory: Inventory,
  shared: ReadonlyMap<string, string[]>,
): string[] {
  const folders = [...new Set(texts.map(folderOf))];
  return folders.flatMap((folder) => [...filesBeside(folder, inventory), ...(shared.get(folder) ?? [])]);
}
