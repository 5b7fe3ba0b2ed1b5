import type { ReferenceExample, ReferencePage } from '../../generator/page/reference';

/** The example of a reference page; an index has none. */
export function exampleOf(reference: ReferencePage): ReferenceExample | undefined {
  return reference.kind === 'index' ? undefined : reference.example;
}
