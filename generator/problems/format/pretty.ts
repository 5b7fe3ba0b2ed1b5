import type { Problem } from '../../model';
import { countProblems, countText } from '../count';
import { groupBy } from '../group-by';
import { sortProblems } from '../sort';
import { indent } from './format';

/** The interface of picocolors: each function returns its text, with or without colour. */
export type Paint = Record<
  'red' | 'yellow' | 'cyan' | 'dim' | 'bold' | 'underline',
  (text: string) => string
>;

/** More warnings of one kind than this are listed in one line each: a new site lacks many texts. */
const MOST_WARNINGS_IN_FULL = 3;

/** All problems for a terminal: by file, with code frames; many warnings of one kind as a list; the count last. */
export function formatPretty(problems: readonly Problem[], paint: Paint): string {
  const { printed, listed } = split(sortProblems(problems));
  const blocks = [
    ...[...groupBy(printed, ({ place }) => place?.file ?? '')].map(([file, group]) =>
      fileBlock(file, group, paint),
    ),
    ...[...groupBy(listed, ({ code }) => code)].map(([code, group]) => listBlock(code, group, paint)),
    summary(problems, paint),
  ];
  return blocks.join('\n\n');
}

function split(problems: Problem[]): { printed: Problem[]; listed: Problem[] } {
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const many = new Set(
    [...groupBy(warnings, ({ code }) => code)]
      .filter(([, group]) => group.length > MOST_WARNINGS_IN_FULL)
      .map(([code]) => code),
  );
  const isListed = ({ code, severity }: Problem) => severity === 'warning' && many.has(code);
  return { printed: problems.filter((problem) => !isListed(problem)), listed: problems.filter(isListed) };
}

function fileBlock(file: string, problems: Problem[], paint: Paint): string {
  const title = paint.underline(file || 'The site as a whole');
  return [title, ...problems.map((problem) => indent(inFull(problem, paint)))].join('\n\n');
}

function inFull({ code, severity, message, hint, place, frame }: Problem, paint: Paint): string {
  const colour = severity === 'error' ? paint.red : paint.yellow;
  const where = place ? paint.dim(` ${place.line}:${place.column}`) : '';
  const parts = [`${colour(severity)} ${paint.bold(code)}${where}`, message];
  return [...parts, ...(frame ? [paint.dim(frame)] : []), paint.cyan(hint)].join('\n');
}

function listBlock(code: string, problems: Problem[], paint: Paint): string {
  const title = `${paint.yellow('warning')} ${paint.bold(code)} ${paint.dim(`${problems.length} times`)}`;
  const lines = problems.map(
    ({ message, place }) => `${place ? paint.dim(`${place.file}:${place.line} `) : ''}${message}`,
  );
  return [title, ...lines.map(indent), indent(paint.cyan(problems[0]?.hint ?? ''))].join('\n');
}

function summary(problems: readonly Problem[], paint: Paint): string {
  const count = countProblems(problems);
  const files = new Set(problems.flatMap(({ place }) => (place ? [place.file] : []))).size;
  const where = files > 1 ? ` in ${files} files` : '';
  const colour = count.errors > 0 ? paint.red : count.warnings > 0 ? paint.yellow : paint.cyan;
  return paint.bold(colour(`Found ${countText(count)}${where}.`));
}
