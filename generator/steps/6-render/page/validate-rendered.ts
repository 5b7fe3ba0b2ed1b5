import { SLOTS } from '../../../model/marks';
import type { PlainPage, Rendered } from '../../../page/server-entry';

/** The parts of a drawn page that are text. */
const TEXTS = ['head', 'styles', 'body'] as const;

/** What the site's code has drawn of a page: as readers see it and, where the site has it, without anything to press. */
export interface DrawnPage {
  rendered: Rendered;
  plain?: PlainPage;
}

/**
 * What the site's server entry has drawn, when it is what the contract says. An entry may be JavaScript that no
 * compiler has looked at, and a page without its body must not be published.
 *
 * @throws {TypeError} that names the parts that are missing, and attributes that are no text.
 */
export function wholeRendered(drawn: Partial<Rendered> | undefined | null): Rendered {
  const { htmlAttributes, head, styles, body } = drawn ?? {};
  const missing: string[] = TEXTS.filter((part) => typeof drawn?.[part] !== 'string');
  const attributes = isRecord(htmlAttributes) ? Object.entries(htmlAttributes) : undefined;
  if (!attributes) missing.push('htmlAttributes');
  missing.push(...(attributes ?? []).filter(isNoText).map(([name]) => `text for htmlAttributes.${name}`));
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

/**
 * Nothing could be put where a page asks for a slot that it does not have.
 *
 * @throws {TypeError} that names the first such slot.
 */
export function requireSlots({ rendered, plain }: DrawnPage, count: number): void {
  requireSlotsIn('render', rendered.body, count);
  if (plain) requireSlotsIn('renderPlain', plain.html, count);
}

function requireSlotsIn(name: string, html: string, count: number): void {
  for (const [, slot = ''] of html.matchAll(SLOTS))
    if (!/^\d+$/.test(slot) || Number(slot) >= count)
      throw new TypeError(`serverEntry.${name} placed the slot ${slot}, which the page does not have`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Values come from code that no compiler has looked at. */
function isNoText([, value]: readonly [string, unknown]): boolean {
  return typeof value !== 'string';
}
