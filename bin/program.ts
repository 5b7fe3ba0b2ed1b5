import { Command } from 'commander';
import { EXIT } from './exit-codes';
import { exitProgram } from './exit-program';
import { sayFailure } from './failure';
import { reporterIn } from './terminal';
import { declareBuild } from './usage/build';
import { declareCheck } from './usage/check';
import { declareClean } from './usage/clean';
import { declareDev } from './usage/dev';
import { declareMcp } from './usage/mcp';
import { declareNew } from './usage/new';
import { declarePreview } from './usage/preview';
import { declareRoutes } from './usage/routes';
import { declareSearch } from './usage/search';
import { declareTranslate } from './usage/translate';

/** The launcher puts it in. */
declare const XDOCS_VERSION: string;

const program = new Command('xdocs')
  .description('Turns a navigation tree, a title table and Markdown pages into a static documentation site.')
  .version(XDOCS_VERSION)
  .option('--debug', 'show where in this program an error happened')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError()
  .exitOverride()
  .addHelpText('after', '\nExit codes: 0 good, 1 problems found, 2 wrong usage, 3 could not do its work.');

// In the order of the help.
declareBuild(program);
declareCheck(program);
declareDev(program);
declarePreview(program);
declareMcp(program, XDOCS_VERSION);
declareRoutes(program);
declareSearch(program);
declareNew(program);
declareTranslate(program);
declareClean(program);

for (const [signal, code] of [
  // A terminal that was closed.
  ['SIGHUP', EXIT.hungUp],
  ['SIGINT', EXIT.interrupted],
  ['SIGTERM', EXIT.terminated],
] as const) {
  process.on(signal, () => exitProgram(code));
}

// A reader such as `head` that has enough is no mistake of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

let isTold = false;

// What no command waits for ends it like everything else, told in the same way.
process.on('uncaughtException', (error) => exitProgram(fail(error)));

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}
isTold = true;

/**
 * The arguments are looked at as they are: wrong usage ends a command before they are understood. A program that reads
 * problems reads one list of them: what comes after that is told a person.
 */
function fail(error: unknown): number {
  return sayFailure(error, {
    reporter: isTold ? 'pretty' : reporterIn(process.argv),
    debug: process.argv.includes('--debug'),
  });
}
