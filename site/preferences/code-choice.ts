import { type Styling, stylings } from '../../generator/page/styling';
import { stylingNames } from '../support/styling-names';

/** The language of code samples (RULES §4). */
export type CodeVariant = 'TS' | 'JS';

export interface CodeChoice {
  variant: CodeVariant;
  styling: Styling;
}

/** The names of the cookies (RULES §3). */
export const VARIANT_COOKIE = 'codeVariant';
export const STYLING_COOKIE = 'codeStyling';

/**
 * The variant in a hash such as `#tailwind-BasicPie.js`. Only hashes with the extension `.js` or `.tsx`
 * count, and stylings only at the start of the name: `#ecosystem-Demo.js` has none.
 */
export function choiceOfHash(hash: string): Partial<CodeChoice> {
  const [, styling, extension] = /^#(?:(tailwind|css|system)-)?.*\.(js|tsx)$/.exec(hash) ?? [];
  if (!extension) return {};
  const variant = extension === 'js' ? 'JS' : 'TS';
  return isStyling(styling) ? { variant, styling } : { variant };
}

/** A stored variant, if it is valid. */
export function parseVariant(value: string | null | undefined): CodeVariant | undefined {
  return value === 'TS' || value === 'JS' ? value : undefined;
}

/** A styling by its cookie value, if it is valid. */
export function parseStyling(value: string | null): Styling | undefined {
  return stylings.find((styling) => stylingNames[styling] === value);
}

/** Whether a value is a styling of an attribute. */
export function isStyling(value: string | null | undefined): value is Styling {
  return stylings.some((styling) => styling === value);
}
