import { isObject } from './data-at';
import type { Path } from './run-definition';

/**
 * The fields that an object at a path may have, by the schema; none where it is no object of fixed fields. Schemas of
 * valibot are objects: which of their parts there are depends on their kind.
 */
export function fieldsAt(schema: object, path: Path): string[] {
  const pieces = path.reduce<object[]>((found, key) => found.flatMap((piece) => below(piece, key)), [schema]);
  const entries = pieces.flatMap(opened).map((piece) => partOf(piece, 'entries'));
  return [...new Set(entries.flatMap((known) => (known ? Object.keys(known) : [])))];
}

function below(piece: object, key: string | number): object[] {
  return opened(piece).flatMap((one) => {
    const entries = partOf(one, 'entries');
    return (entries ? partOf(entries, key) : (partOf(one, 'item') ?? partOf(one, 'value'))) ?? [];
  });
}

/** The schemas that one stands for: what is optional, lazy, or one of several. */
function opened(piece: object): object[] {
  const options: unknown = Reflect.get(piece, 'options');
  const others = Array.isArray(options) ? options.filter(isObject) : [];
  const [lazy, wrapped] = [Reflect.get(piece, 'getter'), partOf(piece, 'wrapped')];
  const inner = typeof lazy === 'function' ? [lazy()] : wrapped ? [wrapped] : others;
  return inner.length > 0 ? inner.flatMap(opened) : [piece];
}

function partOf(piece: object, name: string | number): object | undefined {
  const part: unknown = Reflect.get(piece, name);
  return isObject(part) ? part : undefined;
}
