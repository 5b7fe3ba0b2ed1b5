import { Command, InvalidArgumentError, Option } from 'commander';
import { EXIT } from './exit-codes';
import { sayFailure } from './failure';
import { REPORTERS, reporterIn } from './terminal';

/** The launcher puts it in. */
declare const XDOCS_VERSION: string;

const reporter = () =>
  new Option('--reporter <name>', 'how problems are told').choices(REPORTERS).default('pretty');

const root = () => new Option('--root <folder>', 'another site: a folder with data/site.ts');

const program = new Command('xdocs')
  .description('Turns a navigation tree, a title table and Markdown pages into a static documentation site.')
  .version(XDOCS_VERSION)
  .option('--debug', 'show where in this program an error happened')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError()
  .exitOverride()
  .addHelpText('after', '\nExit codes: 0 good, 1 problems found, 2 wrong usage, 3 could not do its work.');

program
  .command('build')
  .description('build the whole site, or leave the published one as it was')
  .addOption(root())
  .option('--out <folder>', 'where the site goes', undefined)
  .option('--languages <codes>', 'only pages in these languages, separated by commas', list)
  .option('--only <glob>', 'only pages whose path matches, can be given again', another)
  .option('--workers <count>', 'threads; 0 works in one', count)
  .option('--pictures', 'draw a picture of every page, which links to it show elsewhere')
  .option('--no-cache', 'make everything anew and remember nothing')
  .option('--dry-run', 'do everything but publish')
  .option('--explain <path>', 'say why the page was rebuilt')
  .option('--strict', 'warnings count as errors')
  .addOption(reporter())
  .addHelpText(
    'after',
    `\n--out is a new folder, an empty one, or one that a build made; anything else is refused.
With --languages or --only all other pages stay as they were published.\n${examples(
      'build',
      'build --pictures',
      'build --only "/guides/**"',
      'build --explain /guides/watering/',
    )}`,
  )
  .action(async (flags) => (await import('./commands/build')).build(flags));

program
  .command('check')
  .description('name every mistake of the site in one run; write nothing')
  .addOption(root())
  .option('--strict', 'warnings count as errors')
  .option('--no-cache', 'read everything anew')
  .option('--all', 'name every page without a text, not one line for each part of the menu')
  .addOption(reporter())
  .addHelpText('after', examples('check', 'check --strict', 'check --reporter github'))
  .action(async (flags) => (await import('./commands/check')).check(flags));

program
  .command('dev')
  .description('serve the site while it is written; changes are shown at once')
  .addOption(root())
  .option('--port <number>', 'the port; the next free one when it is taken', port, 3002)
  .option('--host [address]', 'listen for other devices, too: on this address, or on all of this machine')
  .option('--open', 'open it in the browser')
  .option('--no-cache', 'make everything anew and remember nothing')
  .addHelpText('after', examples('dev', 'dev --port 8080 --open', 'dev --host'))
  .action(async (flags) => (await import('./commands/dev')).dev(flags));

program
  .command('preview')
  .description('serve the built site with its headers, redirects and 404 page')
  .addOption(root())
  .option('--out <folder>', 'where the site went')
  .option('--port <number>', 'the port; the next free one when it is taken', port, 3003)
  .addHelpText('after', examples('preview', 'preview --port 8080'))
  .action(async (flags) => (await import('./commands/preview')).preview(flags));

program
  .command('mcp')
  .description('give the built site to an assistant: an MCP server on stdin and stdout')
  .addOption(root())
  .option('--out <folder>', 'where the site went')
  .addHelpText('after', examples('mcp', 'mcp --out public'))
  .action(async (flags) => (await import('./commands/mcp')).mcp(flags, XDOCS_VERSION));

program
  .command('routes')
  .description('list every url of the site')
  .addOption(root())
  .option('--json', 'for programs')
  .addHelpText('after', examples('routes', 'routes --json'))
  .action(async (flags) => (await import('./commands/routes')).routes(flags));

program
  .command('search <words...>')
  .description('find pages, sections, demos and names of the API, as readers of the site do')
  .addOption(root())
  .option('--language <code>', 'which language is searched; the default one unless said')
  .option('--product <id>', 'only what belongs to this product')
  .option('--limit <count>', 'at most so many results', count, 10)
  .option('--json', 'for programs')
  .option('--out <folder>', 'where the site went; without a built site its sources are searched')
  .addHelpText('after', examples('search "row height"', 'search 修剪 --language zh --json --limit 3'))
  .action(async (words, flags) => (await import('./commands/search')).search(words, flags));

const begin = program.command('new').description('begin a page, a demo or a playground');

const newPage = begin
  .command('page <path>')
  .description('write a text and its first demo and, unless it is declared, the entry')
  .addOption(root())
  .option('--title <words>', 'title of page and entry; a declared page has one')
  .option('--title-zh <words>', 'the same in another language: --title-<code>')
  .allowExcessArguments(false)
  .addHelpText(
    'after',
    examples('new page /guides/watering', 'new page /guides/pruning --title Pruning --title-zh 修剪'),
  )
  .action(async (pathname, { title, root, ...others }) => {
    const titles = titlesIn(others);
    return (await import('./commands/new')).page(pathname, { title, root, titles });
  });

// Which languages a site has, only its definition knows.
for (const code of titleLanguages(process.argv)) newPage.option(`--title-${code} <words>`);

begin
  .command('demo <path> <name>')
  .description('write a demo and show it at the end of a page')
  .addOption(root())
  .addHelpText('after', examples('new demo /guides/watering WateringBasic'))
  .action(async (pathname, name, flags) => (await import('./commands/new')).demo(pathname, name, flags));

begin
  .command('playground <name>')
  .description('write a page to try things on; only dev shows it')
  .addOption(root())
  .addHelpText('after', examples('new playground TryTooltips'))
  .action(async (name, flags) => (await import('./commands/new')).playground(name, flags));

const translate = program
  .command('translate')
  .description('see how far translations are, and keep their ledger');

translate
  .command('status')
  .description('coverage by product and language')
  .addOption(root())
  .option('--json', 'for programs')
  .addHelpText('after', examples('translate status', 'translate status --json'))
  .action(async (flags) => (await import('./commands/translate')).status(flags));

translate
  .command('accept [path]')
  .description('write down that translations agree with their originals as both are now')
  .addOption(root())
  .addHelpText('after', examples('translate accept', 'translate accept /guides/watering'))
  .action(async (only, flags) => (await import('./commands/translate')).accept(only, flags));

translate
  .command('diff <path>')
  .description('show what changed in the original of a page since it was translated')
  .addOption(root())
  .addHelpText('after', examples('translate diff /guides/watering'))
  .action(async (pathname, flags) => (await import('./commands/translate')).diff(pathname, flags));

program
  .command('clean')
  .description('remove the built site and everything remembered')
  .addOption(root())
  .option('--out <folder>', 'where the site went')
  .addHelpText('after', examples('clean', 'clean --out public'))
  .action(async (flags) => (await import('./commands/clean')).clean(flags));

/** Languages in which arguments give a title, but for the one that is declared above. */
function titleLanguages(args: readonly string[]): string[] {
  const given = args.flatMap((arg) => /^--title-([a-z]{2}(?:-[A-Za-z]+)?)(?==|$)/.exec(arg)?.[1] ?? []);
  return [...new Set(given)].filter((code) => code !== 'zh');
}

/** `titleZh` → `zh`, `titlePtBR` → `pt-BR`: commander writes flags together. */
function titlesIn(flags: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([flag, words]): [string, string][] => {
      const [, language, region] = /^title([A-Z][a-z])([A-Z]\w*)?$/.exec(flag) ?? [];
      if (language === undefined || typeof words !== 'string') return [];
      return [[language.toLowerCase() + (region === undefined ? '' : `-${region}`), words]];
    }),
  );
}

function another(value: string, before: string[] = []): string[] {
  return [...before, value];
}

function list(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

function count(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 256) {
    throw new InvalidArgumentError('It is a whole number from 0 to 256.');
  }
  return number;
}

function port(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new InvalidArgumentError('It is a whole number from 0 to 65535.');
  }
  return number;
}

function examples(...calls: string[]): string {
  return `\nExamples:\n${calls.map((call) => `  $ xdocs ${call}`).join('\n')}`;
}

for (const [signal, code] of [
  // A terminal that was closed.
  ['SIGHUP', EXIT.hungUp],
  ['SIGINT', EXIT.interrupted],
  ['SIGTERM', EXIT.terminated],
] as const) {
  process.on(signal, () => process.exit(code));
}

// A reader such as `head` that has enough is no mistake of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// What no command waits for ends it like everything else, told in the same way.
process.on('uncaughtException', (error) => process.exit(fail(error)));

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}

/** The arguments are looked at as they are: wrong usage ends a command before they are understood. */
function fail(error: unknown): number {
  return sayFailure(error, {
    reporter: reporterIn(process.argv),
    debug: process.argv.includes('--debug'),
  });
}
