import type { Problem } from '../../../model';
import { undocumentedComponent } from '../../../problems/catalogue';
import type { ReferenceContext } from './reference-context';

/** Components that a text says it is about and that have no page in the reference. */
export function undocumentedComponents({ reference, facts }: ReferenceContext): Problem[] {
  const names = new Set(reference.pages.map(({ name }) => name));
  return facts.flatMap(({ components, componentsPlace }) =>
    components
      .filter((name) => !names.has(name))
      .map((name) => undocumentedComponent(name, names, componentsPlace)),
  );
}
