import { Command } from 'commander';
import { EXIT } from './exit-codes';
import { exitProgram } from './exit-program';
import { reportFailure } from './failure';
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

/** Defined by esbuild (bin/compile.js). */
declare const XDOCS_VERSION: string;

const program = new Command('xdocs')
  .description('Turns a navigation tree, a title table and Markdown pages into a static documentation site.')
  .version(XDOCS_VERSION)
  .option('--debug', 'show where in this program an error happened')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError()
  .exitOverride()
  .addHelpText('after', '\nExit codes: 0 good, 1 problems found, 2 wrong usage, 3 could not do its work.');

// The help lists commands in this order.
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
  // The terminal was closed.
  ['SIGHUP', EXIT.hungUp],
  ['SIGINT', EXIT.interrupted],
  ['SIGTERM', EXIT.terminated],
] as const) {
  process.on(signal, () => exitProgram(code));
}

// A reader such as `head` may close the pipe early: no error of this program.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

let isFinished = false;

// Errors outside the awaited command are reported like those of the command.
process.on('uncaughtException', (error) => exitProgram(fail(error)));

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}
isFinished = true;

/**
 * Reports an error and returns the exit code. Reads the raw arguments, because wrong usage fails before they are parsed.
 * After the command has finished, its machine-readable list is already written: later errors use the pretty format on stderr.
 */
function fail(error: unknown): number {
  return reportFailure(error, {
    reporter: isFinished ? 'pretty' : reporterIn(process.argv),
    debug: process.argv.includes('--debug'),
  });
}
