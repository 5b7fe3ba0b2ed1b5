import type { Problem, Source } from '../../model';
import { nestedTooDeep, translationNotJson } from '../../problems/catalogue';
import { readJson } from '../../problems/locate/json-places';
import { placesIn } from '../../problems/locate/place-at';

/** The reason why a JSON file cannot be used: nested too deeply, or invalid. */
export function jsonFault(source: Source): Problem | undefined {
  const { error, deep } = readJson(source.text);
  if (deep !== undefined) return nestedTooDeep(source.file, placesIn(source)(deep));
  return error && translationNotJson({ ...error, place: placesIn(source)(error.offset) });
}
