import type { Renderer } from '@takumi-rs/wasm';
import { ContentStore } from '../../cache/content-store';
import type { Thrown } from '../../model';
import type { Picture } from '../../page/picture';
import { describeThrown } from '../../problems/describe-thrown';
import type { StoredFace } from '../../steps/6-render/pictures/read-faces';

/** One picture to draw: plain data, which can be sent to a thread. */
export interface PictureRequest {
  picture: Picture;
  faces: StoredFace[];
}

/** The store name of a picture, or the error. */
export type Pictured = { contents: string; bytes: number; thrown?: never } | { thrown: Thrown };

/** Draws one picture and stores it. The renderer is loaded on first use. */
export async function picturePage(
  { picture, faces }: PictureRequest,
  storeFolder: string,
): Promise<Pictured> {
  const { drawPicture } = await import('../../steps/6-render/pictures/draw-picture');
  const store = new ContentStore(storeFolder);
  try {
    const drawn = await drawPicture(await rendererFor(faces, store), picture);
    return { contents: store.put(drawn), bytes: drawn.length };
  } catch (error) {
    return { thrown: describeThrown(error) };
  }
}

/** Renderers of this thread by fonts: all pictures of a site share one. */
const renderers = new Map<string, Promise<Renderer>>();

function rendererFor(faces: StoredFace[], store: ContentStore): Promise<Renderer> {
  const key = JSON.stringify(faces);
  const known = renderers.get(key) ?? openWith(faces, store);
  renderers.set(key, known);
  return known;
}

async function openWith(faces: StoredFace[], store: ContentStore): Promise<Renderer> {
  const { openRenderer } = await import('../../steps/6-render/pictures/draw-picture');
  return openRenderer(
    faces.map((face) => {
      const bytes = store.get(face.contents);
      if (!bytes) throw new Error(`The face ${face.file} is not in the store.`);
      return { ...face, bytes };
    }),
  );
}
