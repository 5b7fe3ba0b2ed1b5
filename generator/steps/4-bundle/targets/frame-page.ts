import { createHash } from 'node:crypto';
import { hashOf, type Maker, type Memory } from '../../../cache';
import { type FinishedFile, storeFile } from '../remember-part';
import { bundleClassic } from './bundle-classic';

/** The page of the frame in which changed demos run, and the folders of the packages in its script. */
export interface FramePage {
  file: FinishedFile;
  packages: string[];
}

/**
 * Makes the page of the frame: one file with an inline script. It may load nothing; code that runs there arrives as text and
 * is imported by a `blob:` url. Throws esbuild's failure.
 */
export async function bundleFramePage(memory: Memory, entry: string, maker: Maker): Promise<FramePage> {
  const { code, packages } = await bundleClassic(memory.snapshot.root, entry, maker);
  const contents = Buffer.from(pageWith(Buffer.from(code).toString('utf8').trim()));
  const stamp = hashOf(contents.toString()).slice(0, 8);
  return { file: storeFile(memory, { name: `demo-frame-${stamp}.html`, contents }), packages };
}

function pageWith(script: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="${framePolicy(script)}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>Demo</title><script>${script}</script></head><body></body></html>\n`,
  ].join('');
}

/**
 * Inline styles and `data:` pictures are allowed, because untrusted code runs here anyway; nothing may be fetched, sent or
 * embedded. `frame-ancestors` is in `_headers`: a `<meta>` element does not support it.
 */
function framePolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    'media-src data: blob:',
    "worker-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join(';');
}
