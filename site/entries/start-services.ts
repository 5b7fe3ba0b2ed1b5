import { lasting } from '../support/storage';

/** What starts each service that `data/services.ts` may name; the code of each is fetched only then. */
const starts: Record<string, () => Promise<void>> = {
  analytics: async () => (await import('../analytics/start-analytics')).startAnalytics(),
  ads: async () => (await import('../ads/enhance-ads')).enhanceAds(),
  feedback: async () => (await import('../feedback/enhance-feedback')).enhanceFeedback(lasting),
};

/** Starts the named services, each by itself. */
export function startServices(names: string[]): void {
  for (const name of names) starts[name]?.().catch(console.error);
}
