import { readFileTable } from '../../generator/published/file-table';

/** The table in the precache manifest. */
interface TableFile {
  url: string;
  integrity: string;
  /** The cache that stores it. */
  cacheName: string;
}

/** The expected hashes of all assets of this build. */
export interface AssetDigests {
  /** Rejects when the table cannot be loaded, because then nothing can be verified. */
  load: () => Promise<void>;
  /** The hash of an asset by URL: undefined for an asset of another build, or before the table is loaded. */
  digestOf: (url: string) => Promise<string | undefined>;
}

/** Reads the table of all assets in `folder`, which is fetched with its own hash, and cached. */
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

/** The cached table, or that of the host. */
async function keptTable({ url, integrity, cacheName }: TableFile): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(url);
  if (kept) return kept;
  const response = await fetch(url, { integrity, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} is not there.`);
  // Tables of earlier builds are not needed.
  for (const key of await cache.keys()) await cache.delete(key);
  await cache.put(url, response.clone());
  return response;
}
