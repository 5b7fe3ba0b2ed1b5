/** The language of code samples (specification §4). */
export type CodeVariant = 'TS' | 'JS';

/** How samples are styled, as a page's attributes write it. */
export type CodeStyling = 'system' | 'tailwind' | 'css';

export interface CodeChoice {
  variant: CodeVariant;
  styling: CodeStyling;
}

/** The names of the cookies (specification §3). */
export const VARIANT_COOKIE = 'codeVariant';
export const STYLING_COOKIE = 'codeStyling';

/** How the cookie spells a styling. */
const stylingWords: Record<string, CodeStyling> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/**
 * What a hash such as `#tailwind-BasicPie.js` asks for. Only hashes that end in `.js` or `.tsx` speak of
 * code, and a styling counts only at the start of the name: `#ecosystem-Demo.js` means nothing by it.
 */
export function choiceOfHash(hash: string): Partial<CodeChoice> {
  const [, styling, extension] = /^#(?:(tailwind|css|system)-)?.*\.(js|tsx)$/.exec(hash) ?? [];
  if (!extension) return {};
  const variant = extension === 'js' ? 'JS' : 'TS';
  return styling === 'tailwind' || styling === 'css' || styling === 'system'
    ? { variant, styling }
    : { variant };
}

/** A stored variant, when it is one that exists. */
export function parseVariant(value: string | null): CodeVariant | undefined {
  return value === 'TS' || value === 'JS' ? value : undefined;
}

/** A stored styling, when it is one that exists. */
export function parseStyling(value: string | null): CodeStyling | undefined {
  return value !== null && Object.hasOwn(stylingWords, value) ? stylingWords[value] : undefined;
}
