import * as v from 'valibot';
import type { SiteDefinition } from '../../../contract/site';
import type { Problem } from '../../../model';
import { markCharacter } from '../../../problems/catalogue/marks';
import { siteDefinition } from '../../../schema/site';
import { pathText } from './data-at';
import { fieldsAt } from './fields-at';
import { type DefinitionContext, fieldProblems } from './issue-problems';
import { leftProblem } from './left-problem';
import { markedTexts } from './marked-texts';
import type { WrittenDefinition } from './place-of-path';
import type { DefinitionData, Path } from './run-definition';
import { type Issue, pathOf } from './schema-issue';
import { unknownFields } from './unknown-fields';
import { withoutPaths } from './without-paths';

/** The result of validation; `site` is undefined when the definition cannot be used at all. */
export interface ValidDefinition {
  site?: SiteDefinition;
  problems: Problem[];
}

/**
 * Validates the data of a definition by the schema of the contract. If its mistakes allow it, the other steps still run, so
 * that one run also shows problems of texts.
 */
export async function validateDefinition(
  written: WrittenDefinition & Pick<DefinitionData, 'left'>,
): Promise<ValidDefinition> {
  const { data, left } = written;
  const parsed = v.safeParse(siteDefinition, data);
  const issues: readonly Issue[] = parsed.issues ?? [];
  const site = usableSite(parsed.output, issues);
  const found = {
    issues: issues.filter((issue) => !left.some(({ path }) => isWithin(pathOf(issue), path))),
    unknown: unknownFields(data, parsed.output),
    marked: markedTexts(data),
  };
  if (left.length + Object.values(found).flat().length === 0) return { ...(site && { site }), problems: [] };
  // TypeScript, which finds places, is loaded only when there are problems.
  const { placesOfPaths } = await import('./place-of-path');
  const knownFields = (path: Path) => fieldsAt(siteDefinition, path);
  const context: DefinitionContext = { data, placeOf: placesOfPaths(written), knownFields };
  return {
    ...(site && { site }),
    problems: [
      ...left.map((one) => leftProblem(one, context)),
      ...fieldProblems(found, context),
      ...found.marked.map(({ path, mark }) =>
        markCharacter(`'${pathText(path)}' of the definition`, mark, context.placeOf(path)),
      ),
    ],
  };
}

/** The part of a definition that other steps can use: values of the right type, and the menu without invalid entries. */
function usableSite(output: unknown, issues: readonly Issue[]): SiteDefinition | undefined {
  const harmful = issues.filter((issue) => !isHarmless(issue));
  if (harmful.some((issue) => !isOfEntries(issue))) return undefined;
  const cut = harmful.map(pathOf).map((path) => (path.at(-1) === 'pathname' ? path.slice(0, -1) : path));
  const { typed, output: site } = v.safeParse(siteDefinition, withoutPaths(output, cut));
  return typed ? site : undefined;
}

/** Whether a value has the right type and is not used as a path for reading or writing. */
function isHarmless(issue: Issue): boolean {
  return (
    issue.kind === 'validation' && !['languages', 'folders', 'entries'].includes(String(pathOf(issue)[0]))
  );
}

function isOfEntries(issue: Issue): boolean {
  return ['navigation', 'titles'].includes(String(pathOf(issue)[0])) && pathOf(issue).length > 1;
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, at) => path[at] === key);
}
