/** The name that a page's policy has to allow (`trusted-types`), as a worker's address has to be trusted. */
export const WORKER_POLICY = 'xdocs-worker';

interface Rules {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => Rules;
}

/** The address of a worker, trusted. Throws a `TypeError` for one that is not a path of this site. */
export function workerUrl(url: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  const rules: Rules = { createScriptURL: ownPathOnly };
  const policy = isFactory(factory) ? factory.createPolicy(WORKER_POLICY, rules) : rules;
  return policy.createScriptURL(url);
}

function ownPathOnly(url: string): string {
  if (!/^\/[\w-]/.test(url)) throw new TypeError(`A worker is a file of this site, not ${url}`);
  return url;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
