/** The functions of a policy for markup and script URLs. */
type PolicyRules = Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;

interface PolicyFactory {
  createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules;
}

/**
 * Creates a Trusted Types policy: its results are accepted where plain text is blocked. Its name must be
 * allowed by the policy of the page (`data/security.ts`). In browsers without Trusted Types, the rules are
 * used directly.
 */
export function trustedPolicy<Rules extends PolicyRules>(
  name: string,
  rules: Rules,
  realm: object = globalThis,
): Rules {
  const factory: unknown = Reflect.get(realm, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy(name, rules) : rules;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
