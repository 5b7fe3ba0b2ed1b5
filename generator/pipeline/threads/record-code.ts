import { ContentStore } from '../../cache/content-store';
import { type CodeRecord, recordCode } from '../../steps/3-read/demos/code-record';

/** One file of code to look at: plain data, as a thread is sent it. */
export interface CodeRequest {
  /** Relative to the root. */
  file: string;
  code: string;
}

/** Parses and highlights one file, and gives the name of its record in the store. */
export async function keepCode({ file, code }: CodeRequest, storeFolder: string): Promise<string> {
  return new ContentStore(storeFolder).put(JSON.stringify(await recordCode(file, code)));
}

/** Takes records out of the store; `names` are their names there, by file. */
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
