import type { PageToIndex } from '../../../model/search';
import { sectionId } from '../../../search/files';
import type { PageTexts } from '../../../search/shapes';

/**
 * The length of a section that is indexed, in narrow letters. Its beginning is the most relevant part, and the limit keeps the
 * index small.
 */
const MAX_LENGTH = 400;

/** The indexed texts of a page, and the sections of its demos. */
export function pageTexts({ description, documents: { sections, demos } }: PageToIndex): PageTexts {
  const texts = sections.map(({ text }) => beginningOf(text));
  while (texts.at(-1) === '') texts.pop();
  const ids = sections.flatMap(({ id, title }, at): [number, string][] =>
    at > 0 && id !== sectionId(title) ? [[at, id]] : [],
  );
  return {
    ...(description !== '' && { description }),
    ...(texts.length > 0 && { texts }),
    ...(ids.length > 0 && { ids }),
    ...(demos.length > 0 && { demos: demos.map(({ name, section }): [string, number] => [name, section]) }),
  };
}

/** The beginning of a text within the limit, up to the end of a word; letters of wide scripts count twice. */
function beginningOf(text: string): string {
  let room = MAX_LENGTH;
  let end = 0;
  while (end < text.length && room > 0) {
    room -= text.charCodeAt(end) > 0x2e7f ? 2 : 1;
    end += 1;
  }
  if (end === text.length) return text;
  const space = text.lastIndexOf(' ', end);
  return text.slice(0, space > end - 24 ? space : end);
}
