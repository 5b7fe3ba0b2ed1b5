import { ContentStore } from '../../cache/content-store';
import { type CodeRecord, recordCode } from '../../steps/3-read/demos/code-record';

/** One file of code: plain data, which can be sent to a thread. */
export interface CodeRequest {
  /** Relative to the root. */
  file: string;
  code: string;
}

/** Parses and highlights one file, and returns the store name of its record. */
export async function keepCode({ file, code }: CodeRequest, storeFolder: string): Promise<string> {
  return new ContentStore(storeFolder).put(JSON.stringify(await recordCode(file, code)));
}

/** Reads code records from the store; `names` are their store names by file. */
export function openCode(
  names: Readonly<Record<string, string>>,
  store: ContentStore,
): (file: string) => CodeRecord | undefined {
  return (file) => {
    const name = names[file];
    const bytes = name === undefined ? undefined : store.get(name);
    return bytes && JSON.parse(bytes.toString('utf8'));
  };
}
