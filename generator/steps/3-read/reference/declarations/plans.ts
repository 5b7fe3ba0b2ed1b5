import type { Plan } from '../../../../contract/plan';
import type { ReadMember } from '../../../../model/reference-pages';

/** Plans from the free one up. */
const ORDER = [undefined, 'pro', 'premium'] as const;

/** The one of two plans that a reader needs for both. */
export function higherPlan(a: Plan | undefined, b: Plan | undefined): Plan | undefined {
  return isHigher(a, b) ? a : b;
}

export function isHigher(a: Plan | undefined, b: Plan | undefined): boolean {
  return ORDER.indexOf(a) > ORDER.indexOf(b);
}

/** The same member with another mark, or with none. */
export function withPlan({ plan: _, ...member }: ReadMember, plan: Plan | undefined): ReadMember {
  return { ...member, ...(plan && { plan }) };
}
