import type { Problem, Source } from '../../model';
import { nestedTooDeep, translationNotJson } from '../../problems/catalogue';
import { readJson } from '../../problems/locate/json-places';
import { placesIn } from '../../problems/locate/place-at';

/** Why nothing of a JSON file can be used: it is nested without end, or it is no JSON. */
export function jsonFault(source: Source): Problem | undefined {
  const { error, deep } = readJson(source.text);
  if (deep !== undefined) return nestedTooDeep(source.file, placesIn(source)(deep));
  return error && translationNotJson({ ...error, place: placesIn(source)(error.offset) });
}
