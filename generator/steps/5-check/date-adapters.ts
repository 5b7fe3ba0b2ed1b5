import type { SiteDefinition } from '../../contract/site';
import type { Problem, Source } from '../../model';
import { unknownDateAdapter } from '../../problems/catalogue';
import { placesIn } from '../../problems/locate/place-at';
import { stringLiterals } from '../../problems/locate/string-literals';

/** `<package>/AdapterFoo`, at any depth; relative files do not count. */
const ADAPTER = /^[^.].*\/(Adapter[A-Z]\w*)$/;

/** Demos that import a date adapter whose library is not in the definition (RULES §5). */
export function dateAdapters(demos: readonly Source[], { dateAdapters: known }: SiteDefinition): Problem[] {
  return demos.flatMap((demo) => {
    const placeOf = placesIn(demo);
    return [...stringLiterals(demo.text)].flatMap(({ value, offset }) => {
      const adapter = ADAPTER.exec(value)?.[1];
      if (adapter === undefined || Object.hasOwn(known, adapter)) return [];
      return [unknownDateAdapter(adapter, Object.keys(known), placeOf(offset))];
    });
  });
}
