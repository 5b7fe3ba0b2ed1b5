import { trustedPolicy } from '../support/trusted-policy';

/** The name that a policy has to allow (`trusted-types`), as parsing takes trusted text only. */
export const INERT_POLICY = 'xdocs-inert';

const rules = { createHTML: (text: string) => text };

let policy: typeof rules | undefined;

/**
 * Reads outside HTML into a document of its own, in which no script runs and nothing is loaded. It is
 * only looked at: no node of it ever enters a page.
 */
export function inertDocument(html: string): Document {
  policy ??= trustedPolicy(INERT_POLICY, rules);
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}
