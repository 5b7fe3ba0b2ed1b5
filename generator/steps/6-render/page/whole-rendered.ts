import type { Rendered } from '../../../contract/server-entry';

/** The parts of a drawn page that are text. */
const TEXTS = ['head', 'styles', 'body'] as const;

/**
 * What the site's server entry has drawn, when it is what the contract says. An entry may be JavaScript that no
 * compiler has looked at, and a page without its body must not be published.
 *
 * @throws {TypeError} that names the parts that are missing.
 */
export function wholeRendered(drawn: Partial<Rendered> | undefined | null): Rendered {
  const { htmlAttributes, head, styles, body } = drawn ?? {};
  const missing: string[] = TEXTS.filter((part) => typeof drawn?.[part] !== 'string');
  if (typeof htmlAttributes !== 'object' || htmlAttributes === null) missing.push('htmlAttributes');
  if (
    htmlAttributes &&
    head !== undefined &&
    styles !== undefined &&
    body !== undefined &&
    missing.length === 0
  )
    return { htmlAttributes, head, styles, body };
  throw new TypeError(`serverEntry.render returned no ${missing.join(', ')}`);
}
