import { isObject } from './data-at';
import type { Path } from './run-definition';

/** Unknown fields: those of the data that the output of the schema does not contain. */
export function unknownFields(data: unknown, output: unknown, path: Path = []): Path[] {
  if (!isObject(data) || !isObject(output)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const key = Array.isArray(data) ? Number(name) : name;
    const here = [...path, key];
    return Object.hasOwn(output, name) ? unknownFields(value, Reflect.get(output, name), here) : [here];
  });
}
