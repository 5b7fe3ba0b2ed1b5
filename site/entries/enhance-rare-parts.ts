import { NEAR_MATCHES } from '../page/hooks';
import { CHECKLIST, INSTALLATION } from '../page-components/hooks';
import { MEMBERS } from '../reference/members-hook';
import { all, hooked } from '../support/dom';

/** Parts that few pages have, by their hooks. */
const parts: Record<string, () => Promise<(found: HTMLElement[]) => unknown>> = {
  [CHECKLIST]: async () => (await import('../page-components/enhance-checklist')).enhanceChecklists,
  [INSTALLATION]: async () => (await import('../page-components/enhance-installation')).enhanceInstallation,
  [MEMBERS]: async () => (await import('../reference/enhance-reference')).enhanceReference,
  [NEAR_MATCHES]: async () => (await import('../page/enhance-not-found')).enhanceNotFound,
};

/** Enhances these parts; the code of each is loaded on pages with one only. */
export function enhanceRareParts(): void {
  for (const [hook, load] of Object.entries(parts)) {
    const found = all(hooked(hook));
    if (found[0])
      load()
        .then((enhance) => enhance(found))
        .catch(console.error);
  }
}
