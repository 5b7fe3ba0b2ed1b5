/** The language of code samples (RULES §4). */
export type CodeVariant = 'TS' | 'JS';

/** How samples are styled, as a page's attributes write it. */
export type CodeStyling = 'system' | 'tailwind' | 'css';

export interface CodeChoice {
  variant: CodeVariant;
  styling: CodeStyling;
}

/** The names of the cookies (RULES §3). */
export const VARIANT_COOKIE = 'codeVariant';
export const STYLING_COOKIE = 'codeStyling';

/** How the cookie spells a styling; in the order of the menu. */
export const stylingWords: Readonly<Record<CodeStyling, string>> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/**
 * What a hash such as `#tailwind-BasicPie.js` asks for. Only hashes that end in `.js` or `.tsx` speak of
 * code, and a styling counts only at the start of the name: `#ecosystem-Demo.js` means nothing by it.
 */
export function choiceOfHash(hash: string): Partial<CodeChoice> {
  const [, styling, extension] = /^#(?:(tailwind|css|system)-)?.*\.(js|tsx)$/.exec(hash) ?? [];
  if (!extension) return {};
  const variant = extension === 'js' ? 'JS' : 'TS';
  return isStyling(styling) ? { variant, styling } : { variant };
}

/** A stored variant, when it is one that exists. */
export function parseVariant(value: string | null | undefined): CodeVariant | undefined {
  return value === 'TS' || value === 'JS' ? value : undefined;
}

/** A styling as the cookie spells it, when it is one that exists. */
export function parseStyling(value: string | null): CodeStyling | undefined {
  return Object.keys(stylingWords)
    .filter(isStyling)
    .find((styling) => stylingWords[styling] === value);
}

/** Is this a styling as a page's attributes write it? */
export function isStyling(value: string | null | undefined): value is CodeStyling {
  return value === 'tailwind' || value === 'css' || value === 'system';
}
