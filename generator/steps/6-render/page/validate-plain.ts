import type { PlainPage } from '../../../page/server-entry';

/** The parts of a plain page. */
const TEXTS = ['title', 'description', 'html'] as const;

/**
 * Validates the plain page of the site's server entry, because the entry may be JavaScript without type
 * checks. Empty if there is none.
 *
 * @throws {TypeError} naming the parts that are not text.
 */
export function validatePlain(result: PlainPage | undefined): { plain?: PlainPage } {
  if (!result) return {};
  // The description may be missing.
  const wrong = TEXTS.filter(
    (part) => typeof (result[part] ?? (part === 'description' ? '' : null)) !== 'string',
  );
  if (wrong.length > 0)
    throw new TypeError(`serverEntry.renderPlain returned no text as ${wrong.join(', ')}`);
  return { plain: result };
}
