import type { Font, FontCollection } from 'fontkit';
import type { Memory } from '../../../cache';
import type { Problem } from '../../../model';
import { pictureFaceUnreadable } from '../../../problems/catalogue/pictures';
import type { StoredFace } from './read-faces';

/** Code points of the fonts, and files that are not fonts. */
export interface CharactersOfFaces {
  has: ReadonlySet<number>;
  problems: Problem[];
}

/**
 * The characters of all fonts of pictures; `entry` is the module that names them. The font parser is loaded
 * here only, because builds without pictures do not need it.
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
