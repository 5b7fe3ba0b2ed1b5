import { checkSite } from '../../generator';
import { exitCodeFor } from '../exit-codes';
import { projectOf, type RootOption } from '../project';
import { emphasis, type ReporterName, logMessage, reportProblems, terminalReporter } from '../terminal';

interface CheckFlags extends RootOption {
  reporter: ReporterName;
  strict?: boolean;
  all?: boolean;
  cache: boolean;
}

/** `xdocs check`: lists all problems of the site and writes nothing. */
export async function check(flags: CheckFlags): Promise<void> {
  const project = projectOf(flags);
  const reporter = terminalReporter();
  const cacheFolder = flags.cache ? project.cacheFolder : undefined;
  const { problems, pages, texts } = await checkSite({ ...project, cacheFolder, reporter });
  reporter.end();
  reportProblems(problems, flags.reporter, flags);
  if (problems.length === 0 && flags.reporter === 'pretty') {
    logMessage(`${emphasis.good('No problems found.')} ${pages} pages, ${texts} texts.`);
  }
  process.exitCode = exitCodeFor(problems, flags);
}
