import { lasting } from '../support/storage';

/** The start functions of the services in `data/services.ts`; their code is loaded on demand. */
const starts: Record<string, () => Promise<void>> = {
  analytics: async () => (await import('../analytics/start-analytics')).startAnalytics(),
  ads: async () => (await import('../ads/enhance-ads')).enhanceAds(),
  feedback: async () => (await import('../feedback/enhance-feedback')).enhanceFeedback(lasting),
};

/** Starts the named services independently. */
export function startServices(names: string[]): void {
  for (const name of names) starts[name]?.().catch(console.error);
}
