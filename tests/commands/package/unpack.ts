import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const BLOCK = 512;

/** Unpacks what `npm pack` made into a folder, as an installation does: what it needs is Node alone. */
export function unpack(archive: string, folder: string): void {
  const bytes = gunzipSync(readFileSync(archive));
  for (let at = 0; at < bytes.length; ) {
    const field = (from: number, length: number) =>
      bytes.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '');
    const name = [field(345, 155), field(0, 100)].filter(Boolean).join('/');
    if (name === '') break;
    const size = Number.parseInt(field(124, 12), 8);
    if (field(156, 1) === '0') {
      const file = path.join(folder, name.replace(/^package\//, ''));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes.subarray(at + BLOCK, at + BLOCK + size));
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
