import type { Memory } from '../../../cache';
import type { Problem } from '../../../model';
import type { PictureFace } from '../../../page/picture';
import { pictureFaceUnreadable } from '../../../problems/catalogue/pictures';

/** A font whose bytes are in the store, as passed to a thread. */
export interface StoredFace extends PictureFace {
  /** Name of its bytes in the store. */
  contents: string;
}

/** Reads the fonts of pictures; `entry` is the module that names them. */
export function readFaces(
  { snapshot, store }: Memory,
  faces: readonly PictureFace[],
  entry: string,
): { faces: StoredFace[]; problems: Problem[] } {
  const missing = new Set(faces.map(({ file }) => file).filter((file) => !snapshot.has(file)));
  return {
    faces: faces
      .filter(({ file }) => !missing.has(file))
      .map((face) => ({ ...face, contents: store.put(snapshot.read(face.file)) })),
    problems: [...missing].map((file) =>
      pictureFaceUnreadable(file, 'there is no such file below the root of the site', entry),
    ),
  };
}
