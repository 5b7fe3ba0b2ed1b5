/** The state of the conversion of one page. */
export interface Conversion {
  /** Resolves a link of the page to an absolute URL. */
  addressOf: (href: string) => string;
  /** Headings below the title, as plain text, in order. */
  headings: string[];
  /** Absolute URLs. */
  links: string[];
  /** Code blocks. */
  fences: string[];
}

/** Starts a conversion; `address` is the page's own, `origin` that of its site. */
export function openConversion({ address, origin }: { address: string; origin: string }): Conversion {
  return { addressOf: (href) => absolute(href, { address, origin }), headings: [], links: [], fences: [] };
}

/** Resolves links relative to the host, to the page, and to other hosts. */
export function absolute(href: string, { address, origin }: { address: string; origin: string }): string {
  if (href.startsWith('#')) return `${address}${href}`;
  return href.startsWith('/') && !href.startsWith('//') ? `${origin}${href}` : href;
}
