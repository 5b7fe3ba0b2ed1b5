import type { EmotionCache } from '@emotion/cache';

/** Rules by their uncompiled source, because most rules are used in many demos. */
const compiled = new Map<string, readonly string[]>();

/**
 * An insertion function of a cache that compiles each declaration once for this process. It must not be
 * shared by differently configured caches.
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

/** The rules that a sheet receives during some work. */
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
