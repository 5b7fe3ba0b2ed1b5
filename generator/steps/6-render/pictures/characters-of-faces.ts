import type { Font, FontCollection } from 'fontkit';
import type { Memory } from '../../../cache';
import type { Problem } from '../../../model';
import { pictureFaceUnreadable } from '../../../problems/catalogue/pictures';
import type { StoredFace } from './read-faces';

/** Code points that some face has, and the files that are no faces. */
export interface CharactersOfFaces {
  has: ReadonlySet<number>;
  problems: Problem[];
}

/**
 * Which characters the faces of pictures have, all together; `entry` is the module that names them. What reads faces
 * is loaded here alone: a build without pictures waits for none of it.
 */
export async function charactersOfFaces(
  { snapshot }: Memory,
  faces: readonly StoredFace[],
  entry: string,
): Promise<CharactersOfFaces> {
  const { create } = await import('fontkit');
  const has = new Set<number>();
  const problems: Problem[] = [];
  for (const file of new Set(faces.map((face) => face.file))) {
    try {
      for (const character of charactersIn(create(snapshot.read(file)))) has.add(character);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(pictureFaceUnreadable(file, reason, entry));
    }
  }
  return { has, problems };
}

function charactersIn(font: Font | FontCollection): number[] {
  if (!('characterSet' in font)) throw new Error('it is a collection of faces');
  return font.characterSet;
}
