import { CommanderError } from 'commander';
import { ArgumentError, problemsOf, wrongUsage } from '../generator';
import { EXIT } from './exit-codes';
import { type ReporterName, logMessage, reportProblems } from './terminal';

/** How the command that failed was called. */
interface FailureOptions {
  reporter: ReporterName;
  /** Whether to show where in this program an error happened. */
  debug: boolean;
}

/** Reports the error that ended a command, in the format that was asked for, and returns the exit code. */
export function reportFailure(error: unknown, { reporter, debug }: FailureOptions): number {
  if (error instanceof CommanderError) return reportUsage(error, reporter);
  reportProblems(problemsOf(error), reporter);
  if (debug) logMessage(stackOf(error));
  return error instanceof ArgumentError ? EXIT.usage : EXIT.failed;
}

/** Commander has already printed its message to stderr. Help and version end with exit code 0. */
function reportUsage({ exitCode, message }: CommanderError, reporter: ReporterName): number {
  if (exitCode === 0) return EXIT.good;
  if (reporter !== 'pretty') reportProblems([wrongUsage(message.replace(/^error: /, ''))], reporter);
  return EXIT.usage;
}

/** The stack of an error, and those of the errors that caused it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${stackOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
