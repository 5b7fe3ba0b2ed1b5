import type { Problem } from '../../../model';
import { undocumentedComponent } from '../../../problems/catalogue';
import type { ReferenceContext } from './reference-context';

/** Components in the front matter of texts that have no page in the API reference. */
export function undocumentedComponents({ reference, facts }: ReferenceContext): Problem[] {
  const names = new Set(reference.pages.map(({ name }) => name));
  return facts.flatMap(({ components, componentsPlace }) =>
    components
      .filter((name) => !names.has(name))
      .map((name) => undocumentedComponent(name, names, componentsPlace)),
  );
}
