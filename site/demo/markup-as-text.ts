import { trustedPolicy } from '../support/trusted-policy';

/** The name that a policy has to allow (`trusted-types`): the one that is asked where code names none. */
const PAGE_POLICY = 'default';

/**
 * What is written into a document as markup becomes the words that it consists of. The fields of the Date and Time
 * Pickers write their words in this way, which Trusted Types refuse; markup of nobody gets through.
 */
export function takeMarkupAsText({ defaultView }: Document): void {
  if (defaultView) trustedPolicy(PAGE_POLICY, { createHTML: asText }, defaultView);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function asText(markup: string): string {
  return markup.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}
