import type { Inventory, Problem, TextFacts } from '../../model';
import { staleTranslation } from '../../problems/catalogue';

/**
 * Translations whose sections differ from those of the original. The n-th heading of a translation has the
 * anchor of the n-th original, so a missing or additional heading shows in the anchors.
 */
export function staleTranslations(facts: TextFacts[], { site: { languages } }: Inventory): Problem[] {
  const originals = new Map(
    facts.filter(({ language }) => language === languages.default).map((text) => [text.pathname, text]),
  );
  return facts
    .filter(({ language }) => language !== languages.default)
    .flatMap((text) => {
      const original = originals.get(text.pathname);
      return original ? differences(text, original) : [];
    });
}

function differences(text: TextFacts, original: TextFacts): Problem[] {
  const [here, there] = [new Set(text.anchors), new Set(original.anchors)];
  const lacks = original.anchors.filter((anchor) => !here.has(anchor));
  const alone = text.anchors.filter((anchor) => !there.has(anchor));
  if (lacks.length === 0 && alone.length === 0) return [];
  return [staleTranslation({ file: text.file, original: original.file, lacks, alone })];
}
