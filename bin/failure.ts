import { CommanderError } from 'commander';
import { problemsOf, wrongUsage } from '../generator';
import { EXIT } from './exit-codes';
import { type ReporterName, say, sayProblems } from './terminal';

/** How the command that failed was called. */
interface FailureOptions {
  reporter: ReporterName;
  /** Whether to show where in this program an error happened. */
  debug: boolean;
}

/** Tells what ended a command, in the form that was asked for, and gives its exit code. */
export function sayFailure(error: unknown, { reporter, debug }: FailureOptions): number {
  if (error instanceof CommanderError) return sayUsage(error, reporter);
  sayProblems(problemsOf(error), reporter);
  if (debug) say(stackOf(error));
  return EXIT.failed;
}

/** Commander has told the person already; help and version are no failures. */
function sayUsage({ exitCode, message }: CommanderError, reporter: ReporterName): number {
  if (exitCode === 0) return EXIT.good;
  if (reporter !== 'pretty') sayProblems([wrongUsage(message.replace(/^error: /, ''))], reporter);
  return EXIT.usage;
}

/** The stack of an error, and those of the errors that caused it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${stackOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
