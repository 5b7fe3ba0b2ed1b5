/** The name that a policy has to allow (`trusted-types`), as a script's address has to be trusted. */
export const SCRIPT_POLICY = 'xdocs-script';

interface ScriptPlace {
  id?: string;
  into: HTMLElement;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: PolicyRules) => PolicyRules;
}

interface PolicyRules {
  createScriptURL: (url: string) => string;
}

let policy: PolicyRules | undefined;

/** Loads the script of an outside service. Takes addresses of `data/services.ts` only: they are trusted. */
export function insertScript(url: string, { id, into }: ScriptPlace): void {
  policy ??= newPolicy();
  const script = into.ownerDocument.createElement('script');
  if (id !== undefined) script.id = id;
  script.async = true;
  script.src = policy.createScriptURL(url);
  into.append(script);
}

function newPolicy(): PolicyRules {
  const rules: PolicyRules = { createScriptURL: secureOnly };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy(SCRIPT_POLICY, rules) : rules;
}

function secureOnly(url: string): string {
  if (!url.startsWith('https://')) throw new TypeError(`A script is loaded by https only, not from ${url}`);
  return url;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
