/** What is written down while one page is converted. */
export interface Conversion {
  /** The absolute address of a link of the page. */
  addressOf: (href: string) => string;
  /** Headings below the title, as plain text, in their order. */
  headings: string[];
  /** Absolute addresses. */
  links: string[];
  /** Blocks of code. */
  fences: string[];
}

/** Begins a conversion; `address` is the page's own, `origin` that of its site. */
export function openConversion({ address, origin }: { address: string; origin: string }): Conversion {
  return { addressOf: (href) => absolute(href, { address, origin }), headings: [], links: [], fences: [] };
}

/** Texts hold links from the root of the host, to a place in the page, and to other hosts. */
export function absolute(href: string, { address, origin }: { address: string; origin: string }): string {
  if (href.startsWith('#')) return `${address}${href}`;
  return href.startsWith('/') && !href.startsWith('//') ? `${origin}${href}` : href;
}
