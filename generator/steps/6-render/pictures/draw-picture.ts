import { fromHtml } from '@takumi-rs/helpers/html';
import { Renderer } from '@takumi-rs/wasm/node';
import { PICTURE_SIZE, type Picture, type PictureFace } from '../../../page/picture';
import { staysInside } from './stays-inside';

/** A font and its bytes. */
export interface LoadedFace extends Omit<PictureFace, 'file'> {
  bytes: Uint8Array;
}

/** A renderer with loaded fonts. It is created once, because that is slow. */
export async function openRenderer(faces: readonly LoadedFace[]): Promise<Renderer> {
  const renderer = new Renderer();
  for (const [at, { name, bytes, weight, ranges }] of faces.entries()) {
    await renderer.registerFont({
      // Without a key, one file with two names would be one font.
      key: String(at),
      name,
      data: () => bytes,
      ...(weight !== undefined && { weight }),
      ...(ranges && { unicodeRange: ranges }),
    });
  }
  return renderer;
}

/** Renders HTML to a PNG: equal HTML, styles and fonts give equal bytes on every machine. */
export async function drawPicture(renderer: Renderer, picture: Omit<Picture, 'alt'>): Promise<Uint8Array> {
  const { html, styles } = (await isDrawable(renderer, picture)) ? picture : (picture.spare ?? picture);
  return renderer.render(fromHtml(html).node, { ...PICTURE_SIZE, css: [styles], format: 'png' });
}

/** Uses the alternative picture if the layout fails; without one, rendering reports the error. */
async function isDrawable(
  renderer: Renderer,
  { html, styles, spare }: Omit<Picture, 'alt'>,
): Promise<boolean> {
  if (!spare) return true;
  try {
    const measured = await renderer.measure(fromHtml(html).node, { ...PICTURE_SIZE, css: [styles] });
    return staysInside(measured, spare.room);
  } catch {
    return false;
  }
}
