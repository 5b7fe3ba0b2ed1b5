import type { Metric } from 'web-vitals';
import type { Tell } from './send';

/** The share of visits whose speed is measured: 0.01 % (RULES §7). */
export const MEASURED_SHARE = 0.0001;

interface MeasureContext {
  tell: Tell;
  chance: () => number;
}

/** Measures few visits; the library is fetched for those only. */
export async function measureSome({ tell, chance }: MeasureContext): Promise<void> {
  if (chance() > MEASURED_SHARE) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on((metric) => tellMetric(metric, tell));
}

/** What is told of one metric (RULES §7). */
export function tellMetric({ name, value, delta, id }: Metric, tell: Tell): void {
  tell('event', name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}
