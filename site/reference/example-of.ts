import type { ReferenceExample, ReferencePage } from '../../generator/page/reference';

/** What shows how the subject of a page is used; an index has none. */
export function exampleOf(reference: ReferencePage): ReferenceExample | undefined {
  return reference.kind === 'index' ? undefined : reference.example;
}
