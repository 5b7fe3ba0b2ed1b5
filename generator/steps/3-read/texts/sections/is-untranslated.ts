/** Parts of a text that are not translated: code, markers, HTML, addresses, names. */
const NO_PROSE = [
  /^(`{3,}|~{3,})[\s\S]*?^\1[^\n]*$/gm,
  /\{\{.*?\}\}|`[^`\n]+`|<[^>]*>|https?:\/\/\S+/g,
  // A link with a single word as its text is a name: `[Tray](…)` in any language.
  /\[[^\]\s]+\]\([^)]*\)|\]\([^)]*\)/g,
  // `API`, `SeedTray`, `Green House Router`.
  /\b\w*[A-Z]\w*[A-Z]\w*\b|\b[A-Z][\w.]*(?: [A-Z][\w.]*)+/g,
];

/** Scripts without Latin letters, by the names of `Intl`. */
const LETTERS: Record<string, RegExp> = {
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Deva: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
};

/**
 * Whether a section is not translated: it equals its original, or has no letter of the language's script. A section without
 * prose needs no translation.
 */
export function isUntranslated(text: string, original: string, tag: string): boolean {
  const words = proseOf(original);
  if (!/\p{L}{2}/u.test(words)) return false;
  const letters = LETTERS[new Intl.Locale(tag).maximize().script ?? ''];
  return proseOf(text) === words || (letters !== undefined && !letters.test(text));
}

function proseOf(text: string): string {
  return NO_PROSE.reduce((rest, kind) => rest.replace(kind, ''), text)
    .replace(/\s+/g, ' ')
    .trim();
}
