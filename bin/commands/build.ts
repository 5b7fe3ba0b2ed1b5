import path from 'node:path';
import { type BuildResult, buildSite, type Problem } from '../../generator';
import { EXIT, exitCodeFor } from '../exit-codes';
import { explain } from '../explain';
import { OUTPUT, projectOf, type RootOption } from '../project';
import { printSummary } from '../summary';
import { logMessage, print, type ReporterName, reportProblems, terminalReporter } from '../terminal';

interface BuildFlags extends RootOption {
  out?: string;
  languages?: string[];
  only?: string[];
  workers?: number;
  cache: boolean;
  pictures?: boolean;
  dryRun?: boolean;
  explain?: string;
  reporter: ReporterName;
  strict?: boolean;
}

/** `xdocs build`: publishes the whole site into the output folder, or nothing. */
export async function build(flags: BuildFlags): Promise<void> {
  const project = projectOf(flags);
  const out = path.resolve(project.root, flags.out ?? OUTPUT);
  const reporter = terminalReporter();
  const result = await buildSite({
    ...project,
    out,
    reporter,
    cacheFolder: flags.cache ? project.cacheFolder : undefined,
    languages: flags.languages,
    only: flags.only,
    workers: flags.workers,
    pictures: flags.pictures ? 'drawn' : 'left out',
    mode: flags.dryRun ? 'dry-run' : 'publish',
    stopAt: flags.strict ? 'warning' : 'error',
  });
  reporter.end();
  const problems = [...result.problems, ...result.notices];
  const listed = flags.reporter === 'pretty' && !flags.strict ? errorsOf(result.problems) : result.problems;
  reportProblems([...listed, ...result.notices], flags.reporter);
  if (flags.reporter === 'pretty') printSummary(result, { out, times: reporter.times() });
  process.exitCode = exitCodeFor(problems, flags);
  // A build that stopped at a problem has no pages to explain.
  if (flags.explain !== undefined && result.pages.length > 0) printExplanation(result, flags);
}

/** Other reporters print the problems alone to standard output. */
function printExplanation(result: BuildResult, { explain: wanted = '', reporter }: BuildFlags): void {
  const lines = explain(result, wanted);
  if (lines.length === 0) {
    logMessage(`${wanted}: no such page in this build`);
    process.exitCode = EXIT.usage;
  }
  for (const line of lines) (reporter === 'pretty' ? print : logMessage)(line);
}

/** `check` lists warnings; the summary of a build only counts them. */
function errorsOf(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}
