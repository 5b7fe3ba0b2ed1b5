import type { EmotionCache } from '@emotion/cache';

/** Rules by what they were compiled from: most of it is the same in many drawings. */
const compiled = new Map<string, readonly string[]>();

/**
 * How a cache takes what components declare, with each declaration compiled once in this process. Caches that are made
 * in different ways must not share it.
 */
export function compilingOnce(cache: EmotionCache): EmotionCache['insert'] {
  const compile = cache.insert.bind(cache);
  return (selector, serialized, target, keep) => {
    const source = `${selector}{${serialized.styles}`;
    const known = compiled.get(source);
    if (!known) {
      compiled.set(
        source,
        written(target, () => compile(selector, serialized, target, keep)),
      );
      return;
    }
    for (const rule of known) target.insert(rule);
    if (keep) cache.inserted[serialized.name] = true;
  };
}

/** The rules that a sheet is given meanwhile. */
function written(sheet: { insert: (rule: string) => void }, work: () => void): string[] {
  const rules: string[] = [];
  const { insert } = sheet;
  sheet.insert = (rule) => {
    rules.push(rule);
    insert.call(sheet, rule);
  };
  try {
    work();
  } finally {
    sheet.insert = insert;
  }
  return rules;
}
