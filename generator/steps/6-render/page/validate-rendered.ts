import { SLOTS } from '../../../model/marks';
import type { PlainPage, Rendered } from '../../../page/server-entry';

/** The parts of a rendered page that are text. */
const TEXTS = ['head', 'styles', 'body'] as const;

/** A rendered page, and its plain version where the site renders one. */
export interface RenderedPage {
  rendered: Rendered;
  plain?: PlainPage;
}

/**
 * Validates the result of the site's server entry, because the entry may be JavaScript without type checks,
 * and a page without a body must not be published.
 *
 * @throws {TypeError} naming missing parts, and attributes that are not text.
 */
export function validateRendered(result: Partial<Rendered> | undefined | null): Rendered {
  const { htmlAttributes, head, styles, body } = result ?? {};
  const missing: string[] = TEXTS.filter((part) => typeof result?.[part] !== 'string');
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
 * Checks that the page has every slot that its HTML contains.
 *
 * @throws {TypeError} naming the first missing slot.
 */
export function requireSlots({ rendered, plain }: RenderedPage, count: number): void {
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

/** Values come from code without type checks. */
function isNoText([, value]: readonly [string, unknown]): boolean {
  return typeof value !== 'string';
}
