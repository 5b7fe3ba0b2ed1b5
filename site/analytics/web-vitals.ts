import type { Metric } from 'web-vitals';
import type { Tell } from './send';

/** The share of sessions whose web vitals are measured: 0.01 % (RULES §7). */
export const MEASURED_SHARE = 0.0001;

interface MeasureContext {
  tell: Tell;
  chance: () => number;
}

/** Measures the web vitals of few sessions; the library is loaded for these only. */
export async function measureSome({ tell, chance }: MeasureContext): Promise<void> {
  if (chance() > MEASURED_SHARE) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on((metric) => tellMetric(metric, tell));
}

/** The event of one metric (RULES §7). */
export function tellMetric({ name, value, delta, id }: Metric, tell: Tell): void {
  tell('event', name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}
