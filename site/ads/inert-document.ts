/** The name that a policy has to allow (`trusted-types`), as parsing takes trusted text only. */
export const INERT_POLICY = 'xdocs-inert';

interface Policy {
  createHTML: (text: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => Policy;
}

let policy: Policy | undefined;

/**
 * Reads outside HTML into a document of its own, in which no script runs and nothing is loaded. It is
 * only looked at: no node of it ever enters a page.
 */
export function inertDocument(html: string): Document {
  policy ??= newPolicy();
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

function newPolicy(): Policy {
  const rules = { createHTML: (text: string) => text };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy(INERT_POLICY, rules) : rules;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
