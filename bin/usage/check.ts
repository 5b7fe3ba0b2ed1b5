import type { Command } from 'commander';
import { examples, reporter, root } from './options';

/** Declares `xdocs check`. */
export function declareCheck(program: Command): void {
  program
    .command('check')
    .description('list all problems of the site; write nothing')
    .addOption(root())
    .option('--strict', 'warnings count as errors')
    .option('--no-cache', 'neither read nor write the cache')
    .option('--all', 'list every page without a text, not one line for each part of the menu')
    .addOption(reporter())
    .addHelpText('after', examples('check', 'check --strict', 'check --reporter github'))
    .action(async (flags) => (await import('../commands/check')).check(flags));
}
