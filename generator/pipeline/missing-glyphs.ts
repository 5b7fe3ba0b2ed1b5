import type { Memory } from '../cache';
import type { Inventory, Place, Problem, Route } from '../model';
import { missingGlyph } from '../problems/catalogue';
import { placesIn } from '../problems/locate/place-at';
import { missingCharacters } from '../steps/6-render/pictures/missing-characters';
import type { StoredFace } from '../steps/6-render/pictures/read-faces';
import type { PageToPicture } from './request-pictures';

interface ToCheck {
  pages: readonly PageToPicture[];
  faces: readonly StoredFace[];
  /** Code points that at least one font has. */
  has: ReadonlySet<number>;
}

/** A problem for every character in pictures that no font has, with the pages that show it. */
export function missingGlyphs(
  memory: Pick<Memory, 'snapshot'>,
  { site }: Inventory,
  { pages, faces, has }: ToCheck,
): Problem[] {
  const routes = new Map<string, Route[]>();
  for (const { route, picture } of pages) {
    for (const character of missingCharacters(picture.html, has)) {
      routes.set(character, [...(routes.get(character) ?? []), route]);
    }
  }
  const files = [...new Set(faces.map(({ file }) => file))];
  return [...routes].map(([character, shownBy]) => {
    const urls = shownBy.map(({ url }) => url);
    const sources = shownBy.flatMap(({ text, language }) => [
      ...(text ? [text.file] : []),
      `${site.folders.translations}/${language}.json`,
    ]);
    return missingGlyph({ character, urls, faces: files }, firstPlaceOf(character, sources, memory));
  });
}

/** The first place of a character in some sources; undefined when it comes from elsewhere. */
function firstPlaceOf(
  character: string,
  files: readonly string[],
  { snapshot }: Pick<Memory, 'snapshot'>,
): Place | undefined {
  for (const file of files) {
    const text = snapshot.textIfThere(file) ?? '';
    const offset = text.indexOf(character);
    if (offset >= 0) return placesIn({ file, text })(offset);
  }
  return undefined;
}
