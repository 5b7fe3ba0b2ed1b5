import type { Place, Problem } from '../../../model';
import { missingField, unknownField, wrongValue } from '../../../problems/catalogue/fields';
import { missingPathname, unknownPlan } from '../../../problems/catalogue/navigation';
import { didYouMean } from '../../../problems/did-you-mean';
import { nearest } from '../../../problems/nearest';
import { entryAbove, fieldNames, valueAt } from './data-at';
import { fieldOf } from './field-of';
import type { Path } from './run-definition';
import { type Issue, isMissing, optionsOf, pathOf, shownValue, wantedText } from './schema-issue';

/** What is needed to describe problems of a definition. */
export interface DefinitionContext {
  data: unknown;
  placeOf: (path: Path) => Place;
  /** The fields that the schema knows at a path. */
  knownFields: (path: Path) => string[];
}

/** Problems of missing, wrong and unknown fields. */
export function fieldProblems(
  { issues, unknown }: { issues: readonly Issue[]; unknown: readonly Path[] },
  context: DefinitionContext,
): Problem[] {
  const missing = issues.filter(isMissing).map((issue) => ({
    path: pathOf(issue),
    misspelt: misspeltFor(pathOf(issue), unknown),
  }));
  const explained = new Set(missing.map(({ misspelt }) => misspelt));
  return [
    ...missing.map((one) => missingProblem(one, context)),
    ...issues.filter((issue) => !isMissing(issue)).map((issue) => wrongProblem(issue, context)),
    ...unknown.filter((path) => !explained.has(path)).map((path) => unknownProblem(path, context)),
  ];
}

/** An unknown field with a similar name beside a missing one: both are one mistake and one problem. */
function misspeltFor(path: Path, unknown: readonly Path[]): Path | undefined {
  const owner = JSON.stringify(path.slice(0, -1));
  return unknown.find(
    (other) =>
      JSON.stringify(other.slice(0, -1)) === owner && nearest(String(other.at(-1)), [String(path.at(-1))]),
  );
}

function missingProblem(
  { path, misspelt }: { path: Path; misspelt: Path | undefined },
  { data, placeOf, knownFields }: DefinitionContext,
): Problem {
  const owner = path.slice(0, -1);
  const place = placeOf(misspelt ?? owner);
  if ((path[0] === 'navigation' || path[0] === 'titles') && path.at(-1) === 'pathname') {
    return missingPathname(fieldNames(valueAt(data, owner)), place);
  }
  const wanted = { misspelt: misspelt && String(misspelt.at(-1)), fields: knownFields(path) };
  return missingField(fieldOf(path, data), wanted, place);
}

function wrongProblem(issue: Issue, { data, placeOf, knownFields }: DefinitionContext): Problem {
  const path = pathOf(issue);
  const value = valueAt(data, path);
  const place = placeOf(path);
  const options = optionsOf(issue);
  const pathname = path[0] === 'navigation' ? entryAbove(data, path) : undefined;
  if (path.at(-1) === 'plan' && pathname !== undefined && typeof value === 'string') {
    return unknownPlan({ pathname, found: value, known: options }, place);
  }
  const fields = knownFields(path);
  const near = typeof value === 'string' ? suggestion(value, options, fields) : '';
  return wrongValue(
    { ...fieldOf(path, data), found: shownValue(value), wanted: wantedText(issue, fields), near },
    place,
  );
}

/** Suggests the most similar value, or an object for a path in place of an entry. */
function suggestion(value: string, options: readonly string[], fields: readonly string[]): string {
  return fields.includes('pathname') ? `Write { pathname: '${value}' }. ` : didYouMean(value, options);
}

function unknownProblem(path: Path, { data, placeOf, knownFields }: DefinitionContext): Problem {
  return unknownField(fieldOf(path, data), knownFields(path.slice(0, -1)), placeOf(path));
}
