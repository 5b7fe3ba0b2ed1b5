/** What a policy makes of text that becomes markup, or the address of code. */
type PolicyRules = Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;

interface PolicyFactory {
  createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules;
}

/**
 * A Trusted Types policy: what it returns is accepted where plain text is refused. Its name has to be allowed by the
 * policy of the page (`data/security.ts`). A browser without Trusted Types takes what the rules return as it is.
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
