import { type Memory, remember } from '../cache';
import type { Inventory } from '../model';
import { isText, wordsOf } from '../model/words';

/** Stores the interface words of every language of the definition and returns their store names. */
export async function keepWords(
  memory: Memory,
  { translations }: Pick<Inventory, 'translations'>,
): Promise<Record<string, string>> {
  const kept = translations.map(async (translation): Promise<[string, string]> => {
    const texts = [...wordsOf(translation).values()].filter(({ value }) => isText(value));
    const words = JSON.stringify(Object.fromEntries(texts.map(({ key, value }) => [key, value])));
    const recipe = { name: `words ${translation.language}`, inputs: { words } };
    return [translation.language, await remember(memory, recipe, ({ keep }) => keep(words))];
  });
  return Object.fromEntries(await Promise.all(kept));
}
