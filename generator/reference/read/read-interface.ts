import ts from 'typescript';
import type { CoveredExport } from '../../contract/coverage';
import type { ReadInterface, ReadMember } from '../model';
import { imaginedType } from './imagined';
import { isNative } from './native';
import { isNarrower, lowestPlan } from './plans';
import { readExport } from './read-export';
import { propertiesOf, readMembers } from './read-members';
import { type OpenPackage, packageOf, type World } from './world';

/**
 * Reads one interface or type, as the package of the highest plan has it. A member belongs to the plan of
 * the lowest package whose type of that name has it. `packages` are those that export it, lowest first.
 */
export function readInterface(
  covered: CoveredExport,
  packages: OpenPackage[],
  world: World,
): ReadInterface | undefined {
  const highest = packages.at(-1);
  const symbol = highest?.exports.get(covered.export);
  if (!symbol || !highest) return undefined;
  const home = packages.find(({ exports }) => exports.get(covered.export) === symbol) ?? highest;
  const { comment: _, plan: __, ...base } = readExport({ covered, symbol, home, keyword: 'import type' }, world);
  const [lowest = highest] = packages;
  const { plan } = lowest.declared;
  const members = instancesOf(covered, symbol, world).flatMap((type) =>
    readMembers(type, world, (member) => !isNative(member)),
  );
  const planOf = planByPackage(covered.export, packages, world);
  return {
    kind: 'interface',
    ...base,
    ...(plan && { plan }),
    members: unique(members)
      .map((member) => withPlan(member, lowestPlan(member.plan, planOf(member.name))))
      .map((member) => (isNarrower(member.plan, plan) ? member : withPlan(member, undefined)))
      .toSorted((a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en')),
  };
}

/** The type itself, or each of the forms that the coverage asks for. */
function instancesOf({ pathname, instances }: CoveredExport, symbol: ts.Symbol, world: World): ts.Type[] {
  const imagined = (instances ?? []).flatMap((_, at) => imaginedType(pathname, at, world) ?? []);
  return imagined.length > 0 ? imagined : [world.checker.getDeclaredTypeOfSymbol(symbol)];
}
