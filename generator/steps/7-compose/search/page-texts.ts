import { sectionId } from '../../../contract/search/files';
import type { PageTexts } from '../../../contract/search/shapes';
import type { PageToIndex } from '../../../model/search';

/** What a page says, and where its sections and demos are. */
export function pageTexts({ description, documents: { sections, demos } }: PageToIndex): PageTexts {
  const texts = sections.map(({ text }) => text);
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
