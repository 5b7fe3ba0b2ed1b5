import type { Problem } from '../model';
import { pagesWithoutText } from './catalogue/texts';
import { groupBy } from './group-by';

/**
 * Summarises related problems in one, at the position of the first: a new site lacks hundreds of texts, which would hide other
 * problems.
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
