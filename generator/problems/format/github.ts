import type { Problem } from '../../model';
import { sortProblems } from '../sort';

/**
 * All problems as workflow commands, one on each line, which GitHub shows beside the changed lines:
 * `::error file=…,line=…,col=…,title=CODE::message`. Empty for none.
 */
export function formatGithub(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems);
  // GitHub shows only the first ten of a run, so errors come before warnings.
  const [errors, others] = [true, false].map((are) =>
    sorted.filter((one) => (one.severity === 'error') === are),
  );
  return [...(errors ?? []), ...(others ?? [])].map(workflowCommand).join('\n');
}

function workflowCommand({ code, severity, message, hint, place }: Problem): string {
  const properties = {
    ...(place && { file: place.file, line: place.line, col: place.column }),
    title: code,
  };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${written.join(',')}::${escapeData(`${message}\n${hint}`)}`;
}

/** A command ends with its line; `%` is the escape character. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** In properties, colon and comma must be escaped as well. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
