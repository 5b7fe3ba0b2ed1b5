import type { Problem } from '../../../model';
import { nestedTooDeep, notPlainData } from '../../../problems/catalogue/fields';
import { navigationCycle } from '../../../problems/catalogue/navigation';
import { entryAbove, pathText } from './data-at';
import type { DefinitionContext } from './issue-problems';
import type { DefinitionData } from './run-definition';

/** The problem of a value of the definition that is not plain data. */
export function leftProblem(
  { path, what, same }: DefinitionData['left'][number],
  { data, placeOf }: DefinitionContext,
): Problem {
  if (same) return navigationCycle(entryAbove(data, same) ?? pathText(same), placeOf([...same, 'pathname']));
  const place = placeOf(path);
  if (what === 'depth') return nestedTooDeep('The definition', place);
  return notPlainData(`'${pathText(path)}' of the definition`, what.toLowerCase(), place);
}
