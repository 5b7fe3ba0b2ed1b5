/** The plans that a feature may require, in ascending order. What requires none is free (RULES §2). */
export const PLANS = ['pro', 'premium'] as const;

/** The plan that a feature requires. */
export type Plan = (typeof PLANS)[number];

/** Whether a name is that of a plan. */
export function isPlan(name: string | undefined): name is Plan {
  return PLANS.some((plan) => plan === name);
}
