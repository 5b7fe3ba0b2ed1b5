/** A file of the build as browsers know it: what it has to consist of, and what it asks for at once. */
export interface KnownFile {
  /** `bars-3FK2.js`, without its folder. */
  name: string;
  /** The SHA-256 of its bytes in base64: whole for files that pages import, otherwise its first 96 bits (`shortDigest`). */
  digest: string;
  /** Places in the table of the files that it imports. */
  imports: number[];
}

/** How many bytes of a SHA-256 suffice: no two files share them by chance, nor in practice by intent. */
const DIGEST_BYTES = 12;

/** Shortens a SHA-256 in base64, which says three bytes with four characters. */
export function shortDigest(sha256: string): string {
  return sha256.slice(0, (DIGEST_BYTES / 3) * 4);
}

/** A table as text: `a.js 3Zk… 1 2;b.js …`. */
export function writeFileTable(files: readonly KnownFile[]): string {
  return files.map(({ name, digest, imports }) => [name, digest, ...imports].join(' ')).join(';');
}

/** The other direction of `writeFileTable`. */
export function readFileTable(text: string): KnownFile[] {
  return text
    .split(';')
    .filter(Boolean)
    .map((line) => {
      const [name = '', digest = '', ...imports] = line.split(' ');
      return { name, digest, imports: imports.map(Number) };
    });
}
