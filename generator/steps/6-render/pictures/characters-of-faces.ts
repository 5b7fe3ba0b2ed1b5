import { create } from 'fontkit';
import type { Memory } from '../../../cache';
import type { Problem } from '../../../model';
import { pictureFaceUnreadable } from '../../../problems/catalogue/pictures';
import type { StoredFace } from './read-faces';

/** Code points that some face has, and the files that are no faces. */
export interface CharactersOfFaces {
  has: ReadonlySet<number>;
  problems: Problem[];
}

/** Which characters the faces of pictures have, all together; `entry` is the module that names them. */
export function charactersOfFaces(
  { snapshot }: Memory,
  faces: readonly StoredFace[],
  entry: string,
): CharactersOfFaces {
  const has = new Set<number>();
  const problems: Problem[] = [];
  for (const file of new Set(faces.map((face) => face.file))) {
    try {
      for (const character of charactersIn(snapshot.read(file))) has.add(character);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(pictureFaceUnreadable(file, reason, entry));
    }
  }
  return { has, problems };
}

/** Throws what fontkit says of bytes that are no face. */
function charactersIn(bytes: Buffer): number[] {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('it is a collection of faces');
  return font.characterSet;
}
