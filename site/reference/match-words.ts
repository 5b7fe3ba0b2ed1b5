/**
 * Whether a row has all words that were typed: in its name, as it is written or as its humps say
 * (`row sel` finds `rowSelectionModel`), or anywhere in its text from three letters on.
 */
export function matches(text: string, name: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const inName = name.toLowerCase();
  const inText = text.toLowerCase();
  return words.every((word) => inName.includes(word) || (word.length > 2 && inText.includes(word)));
}
