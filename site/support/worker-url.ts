import { trustedPolicy } from './trusted-policy';

/** The name that a page's policy has to allow (`trusted-types`), as a worker's address has to be trusted. */
export const WORKER_POLICY = 'xdocs-worker';

const rules = { createScriptURL: ownPathOnly };

/** A name may be taken once. */
let policy: typeof rules | undefined;

/** The address of a worker, trusted. Throws a `TypeError` for one that is not a path of this site. */
export function workerUrl(url: string): string {
  policy ??= trustedPolicy(WORKER_POLICY, rules);
  return policy.createScriptURL(url);
}

function ownPathOnly(url: string): string {
  if (!/^\/[\w-]/.test(url)) throw new TypeError(`A worker is a file of this site, not ${url}`);
  return url;
}
