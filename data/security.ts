import type { SecuritySettings } from '../generator/contract/security';
import { repository } from './repository';
import { type Services, services } from './services';

/** Where a reader may send a demo to try it (site/demo). */
const SANDBOXES = ['https://stackblitz.com', 'https://codesandbox.io'];

/** Names of the Trusted Types policies of the site's code; each says beside it why it is needed. */
const POLICIES = ['default', 'xdocs-inert', 'xdocs-script', 'xdocs-worker'];

/** The host and all below it are reached by https alone, also on a first visit. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload';

/**
 * What pages may reach beyond this site: the configured services, and nothing without them. Without one for
 * feedback, a reader may take what they wrote to the repository.
 */
export function securityOf({ ads, analytics, feedback }: Services): SecuritySettings {
  const shown = ads.enabled ? ads : undefined;
  const scripts = [shown?.providerScript, analytics?.scriptUrl];
  const asked = [shown?.feedUrl, feedback?.ratingUrl, feedback?.commentUrl];
  const reach = [shown, analytics];
  return {
    scriptHosts: origins([...scripts, ...reach.flatMap((service) => service?.scriptHosts)]),
    connectHosts: origins([...scripts, ...asked, ...reach.flatMap((service) => service?.connectHosts)]),
    formHosts: [...SANDBOXES, ...(feedback ? [] : origins([repository.url]))],
    policies: POLICIES,
    strictTransport: STRICT_TRANSPORT,
  };
}

/** The settings of this site. */
export const security = securityOf(services);

function origins(urls: (string | undefined)[]): string[] {
  const found = urls.map((url) => /^https:\/\/[^/?#]+/.exec(url ?? '')?.[0]);
  return [...new Set(found.filter((origin) => origin !== undefined))];
}
