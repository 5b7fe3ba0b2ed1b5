import { lasting } from '../support/storage';
import { isPrerendering } from '../support/when-shown-again';

/** What starts each service that `data/services.ts` may name; the code of each is fetched only then. */
const starts: Record<string, () => Promise<void>> = {
  analytics: async () => (await import('../analytics/start-analytics')).startAnalytics(),
  ads: async () => (await import('../ads/enhance-ads')).enhanceAds(),
  feedback: async () => (await import('../feedback/enhance-feedback')).enhanceFeedback(lasting),
};

/**
 * Starts the outside services that a page names in `data-services`; without one this does nothing. A page
 * that is only prerendered has no reader yet: no stranger hears of it before there is one.
 */
export function enhanceServices(): void {
  const names = document.body.dataset.services?.split(' ') ?? [];
  if (names.length === 0) return;
  const start = (): void => {
    for (const name of names) starts[name]?.().catch(console.error);
  };
  if (isPrerendering()) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
