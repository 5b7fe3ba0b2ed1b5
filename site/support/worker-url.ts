import { trustedPolicy } from './trusted-policy';

/** The name that the policy must allow (`trusted-types`) for worker URLs. */
export const WORKER_POLICY = 'xdocs-worker';

const rules = { createScriptURL: ownPathOnly };

/** A policy name may be used once. */
let policy: typeof rules | undefined;

/** A trusted worker URL. Throws a `TypeError` for a URL that is not a path of this site. */
export function workerUrl(url: string): string {
  policy ??= trustedPolicy(WORKER_POLICY, rules);
  return policy.createScriptURL(url);
}

function ownPathOnly(url: string): string {
  if (!/^\/[\w-]/.test(url)) throw new TypeError(`A worker is a file of this site, not ${url}`);
  return url;
}
