import { trustedPolicy } from '../support/trusted-policy';

/** The name that the policy must allow (`trusted-types`): the default policy. */
const PAGE_POLICY = 'default';

/**
 * Markup that code writes into a document is inserted as text. The fields of the Date and Time Pickers write
 * plain text in this way, which Trusted Types block; no markup can be inserted.
 */
export function takeMarkupAsText({ defaultView }: Document): void {
  if (defaultView) trustedPolicy(PAGE_POLICY, { createHTML: asText }, defaultView);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function asText(markup: string): string {
  return markup.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}
