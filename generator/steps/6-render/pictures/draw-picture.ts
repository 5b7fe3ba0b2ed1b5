import { fromHtml } from '@takumi-rs/helpers/html';
import { Renderer } from '@takumi-rs/wasm/node';
import { PICTURE_SIZE, type PictureFace } from '../../../contract/picture';

/** A face and what it consists of. */
export interface LoadedFace extends Omit<PictureFace, 'file'> {
  bytes: Uint8Array;
}

/** What draws pictures in some faces. It takes a moment to be made, so it is made once. */
export async function openRenderer(faces: readonly LoadedFace[]): Promise<Renderer> {
  const renderer = new Renderer();
  for (const [at, { name, bytes, weight, ranges }] of faces.entries()) {
    await renderer.registerFont({
      // Without a key of its own, one file under two names would be one face.
      key: String(at),
      name,
      data: () => bytes,
      ...(weight !== undefined && { weight }),
      ...(ranges && { unicodeRange: ranges }),
    });
  }
  return renderer;
}

/** Draws HTML as a PNG: the same bytes for the same HTML, rules and faces, wherever it runs. */
export function drawPicture(
  renderer: Renderer,
  { html, styles }: { html: string; styles: string },
): Promise<Uint8Array> {
  const { node } = fromHtml(html);
  return renderer.render(node, { ...PICTURE_SIZE, css: [styles], format: 'png' });
}
