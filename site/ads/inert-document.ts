import { trustedPolicy } from '../support/trusted-policy';

/** The name that the policy must allow (`trusted-types`), because parsing requires trusted text. */
const INERT_POLICY = 'xdocs-inert';

const rules = { createHTML: (text: string) => text };

let policy: typeof rules | undefined;

/**
 * Parses untrusted HTML into an inert document, in which no script runs and nothing is loaded. The document
 * is only read: none of its nodes is inserted into a page.
 */
export function inertDocument(html: string): Document {
  policy ??= trustedPolicy(INERT_POLICY, rules);
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}
