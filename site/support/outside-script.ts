import { trustedPolicy } from './trusted-policy';

/** The name that the policy must allow (`trusted-types`) for script URLs. */
export const SCRIPT_POLICY = 'xdocs-script';

interface ScriptPlace {
  id?: string;
  into: HTMLElement;
}

const rules = { createScriptURL: secureOnly };

let policy: typeof rules | undefined;

/** Loads the script of a third-party service. Only for URLs of `data/services.ts`, which are trusted. */
export function insertScript(url: string, { id, into }: ScriptPlace): void {
  policy ??= trustedPolicy(SCRIPT_POLICY, rules);
  const script = into.ownerDocument.createElement('script');
  if (id !== undefined) script.id = id;
  script.async = true;
  script.src = policy.createScriptURL(url);
  into.append(script);
}

function secureOnly(url: string): string {
  if (!url.startsWith('https://')) throw new TypeError(`A script is loaded by https only, not from ${url}`);
  return url;
}
