import type { CoveredComponent } from '../../../../contract/coverage';
import type { ReadComponent, ReadMember } from '../../../../model/reference-pages';
import { isHigher, withPlan } from './plans';

/** A component that was read, and what the coverage says of it. */
export interface ReadAndCovered {
  covered: CoveredComponent;
  read: ReadComponent;
}

/**
 * Marks props and slots with the plan that has them. What a component of a lower plan lacks begins with
 * this one. A component that stands alone marks only what another package adds to it.
 */
export function markPlans(all: ReadAndCovered[]): ReadComponent[] {
  const byExport = new Map(all.map((one) => [one.covered.export, one]));
  const marked = new Map<string, ReadComponent>();
  const mark = ({ covered, read }: ReadAndCovered): ReadComponent => {
    const known = marked.get(covered.export);
    if (known) return known;
    const below = covered.lower === undefined ? undefined : byExport.get(covered.lower);
    const lower = below && mark(below);
    const result = {
      ...read,
      props: markMembers(read.props, lower?.props, read),
      slots: markMembers(read.slots, lower?.slots, read),
    };
    marked.set(covered.export, result);
    return result;
  };
  return all.map(mark);
}

function markMembers(
  members: ReadMember[],
  lower: ReadMember[] | undefined,
  { plan }: ReadComponent,
): ReadMember[] {
  if (!lower)
    return members.map((member) => (isHigher(member.plan, plan) ? member : withPlan(member, undefined)));
  const below = new Map(lower.map((member) => [member.name, member]));
  return members.map((member) => {
    const known = below.get(member.name);
    return withPlan(member, known ? known.plan : plan);
  });
}
