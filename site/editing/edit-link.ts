import type { Styling } from '../../generator/page/styling';
import { isStyling } from '../preferences/code-choice';
import { isEditedFiles } from './is-edited-files';
import type { EditedFile } from './messages';

/** A demo with edited code in a link. */
export interface LinkedEdit {
  /** `BarsBasic` */
  demo: string;
  language: 'TS' | 'JS';
  /** Only links to demos with several stylings have one. */
  styling: Styling | undefined;
  /** The edited files; undefined for an invalid link. */
  files: EditedFile[] | undefined;
}

/** Longer links are truncated by other programs. */
export const LONGEST_LINK = 8000;

/** The maximum size of decompressed code, which no demo reaches. */
const LARGEST = 200_000;

/**
 * `#edit=BarsBasic.TS.<code>` or `#edit=TrackSkin.TS.tailwind.<code>`: compressed, in characters that are valid in a
 * URL. Rejects with a RangeError for code that could not be read from it.
 */
export async function editHash(
  { demo, language, styling }: Omit<LinkedEdit, 'files'>,
  files: EditedFile[],
): Promise<string> {
  const text = JSON.stringify(files.map(({ name, code }) => [name, code]));
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LARGEST) throw new RangeError('This code is too large for a link.');
  const packed = await streamed(bytes, new CompressionStream('deflate-raw'));
  return `#edit=${[demo, language, styling, toAddress(packed)].filter(Boolean).join('.')}`;
}

const LINK = /^#edit=([A-Za-z_$][\w$]*)\.(TS|JS)\.(?:(system|tailwind|css)\.)?([\w-]*)$/;

/** The content of a hash; undefined for other hashes. */
export async function readEditLink(hash: string): Promise<LinkedEdit | undefined> {
  const [, demo, language, styling, packed = ''] = LINK.exec(hash) ?? [];
  if (demo === undefined) return undefined;
  const files = await unpacked(packed).catch(() => undefined);
  return {
    demo,
    language: language === 'JS' ? 'JS' : 'TS',
    styling: isStyling(styling) ? styling : undefined,
    files,
  };
}

async function unpacked(packed: string): Promise<EditedFile[] | undefined> {
  const bytes = await streamed(fromAddress(packed), new DecompressionStream('deflate-raw'));
  const files: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return isEditedFiles(files) ? files.map(([name, code]) => ({ name, code })) : undefined;
}

/** Reads a stream to its end. Rejects when it exceeds the maximum size. */
async function streamed(
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = new Blob([bytes])
    .stream()
    .pipeThrough(through)
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > LARGEST) throw new Error('The code of this link is too large.');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toAddress(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromAddress(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
