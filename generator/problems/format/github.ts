import type { Problem } from '../../model';
import { sortProblems } from '../sort';

/**
 * All problems as workflow commands, one a line, which GitHub shows beside the changed lines:
 * `::error file=…,line=…,col=…,title=CODE::message`. Empty for none.
 */
export function formatGithub(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems);
  // GitHub shows the first ten of a run: no warning takes the place of an error.
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

/** A command ends with its line, and percent is what escapes. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Inside the properties colon and comma have a meaning too. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
