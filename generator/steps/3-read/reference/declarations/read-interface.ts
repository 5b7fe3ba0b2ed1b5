import type { CoveredExport } from '../../../../contract/coverage';
import type { Plan } from '../../../../contract/plan';
import type { ReadInterface, ReadMember } from '../../../../model/reference-pages';
import type { Context, OpenPackage } from './context';
import { byNeed } from './member-order';
import { isNative } from './native';
import { higherPlan, isHigher, withPlan } from './plans';
import { readExport } from './read-export';
import { propertiesOf, readMembers } from './read-members';
import { instanceType } from './synthetic-file';

/**
 * Reads one interface or type, in its version of the highest plan. The plan of a member is that of the lowest
 * package whose type has it, or of the package that adds it by augmentation. Undefined when no package of the
 * family exports it.
 */
export function readInterface(
  covered: CoveredExport,
  packages: OpenPackage[],
  context: Context,
): ReadInterface | undefined {
  const having = packages.filter(({ exports }) => exports.has(covered.export));
  const [lowest, highest] = [having[0], having.at(-1)];
  const symbol = highest?.exports.get(covered.export);
  if (!symbol || !lowest) return undefined;
  const {
    comment: _,
    plan: __,
    ...base
  } = readExport({ covered, symbol, home: lowest, keyword: 'import type' }, context);
  const { plan } = lowest.declared;
  const type = instanceType(covered, context.synthetic) ?? context.checker.getDeclaredTypeOfSymbol(symbol);
  const planOf = planByPackage(covered.export, having, context);
  const members = readMembers(type, context, (member) => !isNative(member));
  return {
    kind: 'interface',
    ...base,
    ...(plan && { plan }),
    members: members
      .map((member) => markedAbove(member, higherPlan(member.plan, planOf(member.name)), plan))
      .toSorted(byNeed),
  };
}

/** Members of the page's own plan are not marked. */
function markedAbove(member: ReadMember, plan: Plan | undefined, pages: Plan | undefined): ReadMember {
  return withPlan(member, isHigher(plan, pages) ? plan : undefined);
}

/** The plan of the lowest package whose type of that name has a member. */
function planByPackage(
  name: string,
  having: OpenPackage[],
  context: Context,
): (member: string) => Plan | undefined {
  const known = having.map(({ exports, declared }) => {
    const symbol = exports.get(name);
    const members = symbol
      ? propertiesOf(context.checker.getDeclaredTypeOfSymbol(symbol), context).map((member) => member.name)
      : [];
    return { plan: declared.plan, members: new Set(members) };
  });
  return (member) => known.find(({ members }) => members.has(member))?.plan;
}
