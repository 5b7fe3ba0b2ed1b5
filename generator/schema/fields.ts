import * as v from 'valibot';

/**
 * Values of fields of a definition. Each expectation completes the sentence "has to be …" of a problem.
 */
export const text = v.pipe(v.string(), v.regex(/\S/, 'text that is not empty'));

/** Text of a certain shape. */
export function shaped(shape: RegExp, wanted: string) {
  return v.pipe(v.string(), v.regex(shape, wanted));
}

/** A path of this site. */
export const sitePath = shaped(/^\//, 'a path that begins with a slash');

/** An address of another site. */
export const webAddress = shaped(/^https?:\/\/[^\s/]+(\/\S*)?$/i, 'an address that begins with https://');

/** An existing day: the thirtieth of February is refused. */
export const day = v.pipe(v.string(), v.check(isDay, "a day of the calendar, such as '2024-09-20'"));

function isDay(written: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(written) ? Date.parse(written) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}

/** A list in which no two items have the same name. */
export function listOf<Item extends v.GenericSchema>(
  item: Item,
  nameOf: (item: v.InferOutput<Item>) => unknown,
  wanted: string,
) {
  const isFirst = (one: v.InferOutput<Item>, at: number, all: v.InferOutput<Item>[]) =>
    all.findIndex((other) => nameOf(other) === nameOf(one)) === at;
  return v.pipe(v.array(item), v.checkItems<v.InferOutput<Item>[], string>(isFirst, wanted));
}
