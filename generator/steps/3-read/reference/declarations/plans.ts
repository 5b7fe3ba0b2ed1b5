import { type Plan, PLANS } from '../../../../contract/plan';
import type { ReadMember } from '../../../../model/reference-pages';

/** Plans in ascending order. */
const ORDER = [undefined, ...PLANS];

/** The higher of two plans. */
export function higherPlan(a: Plan | undefined, b: Plan | undefined): Plan | undefined {
  return isHigher(a, b) ? a : b;
}

export function isHigher(a: Plan | undefined, b: Plan | undefined): boolean {
  return ORDER.indexOf(a) > ORDER.indexOf(b);
}

/** A copy of a member with another plan, or none. */
export function withPlan({ plan: _, ...member }: ReadMember, plan: Plan | undefined): ReadMember {
  return { ...member, ...(plan && { plan }) };
}
