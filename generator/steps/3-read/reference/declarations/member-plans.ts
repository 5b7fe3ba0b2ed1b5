import type { CoveredComponent } from '../../../../contract/coverage';
import type { ReadComponent, ReadMember } from '../../../../model/reference-pages';
import { isHigher, withPlan } from './plans';

/** A component that was read, and its entry in the coverage. */
export interface ReadAndCovered {
  covered: CoveredComponent;
  read: ReadComponent;
}

/**
 * Marks props and slots with the plan that is required for them: members that the component of the next lower
 * plan lacks require the plan of this one. A component with only one version marks only members that another
 * package adds.
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
