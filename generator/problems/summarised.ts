import type { Problem } from '../model';
import { pagesWithoutText } from './catalogue/texts';
import { groupBy } from './group-by';

/**
 * The same problems with those that go together told in one line each, where the first of them stands: a
 * young site lacks hundreds of texts, and whoever reads of them would miss a mistake.
 */
export function summarised(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems.filter(isOneOfMany), keyOf);
  return problems.flatMap((problem) => {
    const group = isOneOfMany(problem) ? groups.get(keyOf(problem)) : undefined;
    if (!group || group.length < 2) return [problem];
    return group[0] === problem ? [pagesWithoutText(group)] : [];
  });
}

function isOneOfMany({ together }: Problem): boolean {
  return together !== undefined;
}

function keyOf({ code, together }: Problem): string {
  return `${code} ${together?.of}`;
}
