/**
 * Whether a row contains all typed words: in its name, also in the words of a camel-case name (`row sel`
 * finds `rowSelectionModel`), or in its text for words of three letters or more.
 */
export function matches(text: string, name: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const inName = name.toLowerCase();
  const inText = text.toLowerCase();
  return words.every((word) => inName.includes(word) || (word.length > 2 && inText.includes(word)));
}
