import type { SecuritySettings } from '../generator/contract/site';
import { type Services, services } from './services';

/** Where a reader may send a demo to try it (site/demo). */
const SANDBOXES = ['https://stackblitz.com', 'https://codesandbox.io'];

/** Names of the Trusted Types policies of the site's code; each says beside it why it is needed. */
const POLICIES = ['default', 'xdocs-inert', 'xdocs-script', 'xdocs-worker'];

/** What pages may reach beyond this site: the configured services, and nothing without them. */
export function securityOf({ ads, analytics, feedback }: Services): SecuritySettings {
  const adScripts = ads.enabled ? [ads.providerScript] : [];
  const feeds = ads.enabled ? [ads.feedUrl] : [];
  return {
    scriptHosts: origins([...adScripts, analytics?.scriptUrl]),
    connectHosts: origins([
      ...adScripts,
      ...feeds,
      analytics?.scriptUrl,
      feedback?.ratingUrl,
      feedback?.commentUrl,
    ]),
    formHosts: SANDBOXES,
    policies: POLICIES,
  };
}

/** The settings of this site. */
export const security = securityOf(services);

function origins(urls: (string | undefined)[]): string[] {
  const found = urls.map((url) => /^https:\/\/[^/?#]+/.exec(url ?? '')?.[0]);
  return [...new Set(found.filter((origin) => origin !== undefined))];
}
