import { Parser } from 'htmlparser2';

/** Characters of a picture's text that no font has, each once. Invisible characters need no glyph. */
export function missingCharacters(html: string, has: ReadonlySet<number>): string[] {
  const shown = new Set<string>();
  const parser = new Parser({
    ontext: (text) => {
      for (const character of text) shown.add(character);
    },
  });
  parser.end(html);
  return [...shown].filter(
    (character) => !INVISIBLE_CHARACTER.test(character) && !has.has(character.codePointAt(0) ?? 0),
  );
}

/** White space, controls, and characters that only affect others. */
const INVISIBLE_CHARACTER = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
