import type { PlainPage } from '../../../page/server-entry';

/** The parts of a plain page. */
const TEXTS = ['title', 'description', 'html'] as const;

/**
 * The plain page that the site's server entry has drawn, when it is what the contract says: the entry may be
 * JavaScript that no compiler has looked at. Nothing where it has drawn none.
 *
 * @throws {TypeError} that names the parts that are no text.
 */
export function wholePlain(drawn: PlainPage | undefined): { plain?: PlainPage } {
  if (!drawn) return {};
  // What nobody describes may have no description.
  const wrong = TEXTS.filter(
    (part) => typeof (drawn[part] ?? (part === 'description' ? '' : null)) !== 'string',
  );
  if (wrong.length > 0)
    throw new TypeError(`serverEntry.renderPlain returned no text as ${wrong.join(', ')}`);
  return { plain: drawn };
}
