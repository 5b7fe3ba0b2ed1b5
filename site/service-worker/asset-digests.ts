import { readFileTable } from '../../generator/published/file-table';

/** A file as the precache manifest names it. */
interface TableFile {
  url: string;
  integrity: string;
}

/** What every asset of this build has to consist of. */
export interface AssetDigests {
  /** Rejects when the table cannot be had: without it nothing can be checked. */
  load: () => Promise<void>;
  /** By the url of an asset: undefined for one of another build, or while nothing is known. */
  digestOf: (url: string) => Promise<string | undefined>;
}

/** Reads the table of all assets in `folder`, which is fetched with its own hash, and kept. */
export function createAssetDigests(folder: string, table: TableFile): AssetDigests {
  let known: Promise<Map<string, string>> | undefined;

  const read = async (): Promise<Map<string, string>> => {
    const files = readFileTable(await (await keptTable(table)).text());
    return new Map(files.map(({ name, digest }) => [folder + name, digest]));
  };

  const load = async (): Promise<Map<string, string>> => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  return {
    load: async () => void (await load()),
    digestOf: async (url) => {
      const digests = await load().catch(() => undefined);
      return digests?.get(new URL(url).pathname);
    },
  };
}

/** The kept table, else the host's. */
async function keptTable({ url, integrity }: TableFile): Promise<Response> {
  const cache = await caches.open('tables');
  const kept = await cache.match(url);
  if (kept) return kept;
  const response = await fetch(url, { integrity, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} is not there.`);
  // Tables of earlier builds name what nobody asks for.
  for (const key of await cache.keys()) await cache.delete(key);
  await cache.put(url, response.clone());
  return response;
}
