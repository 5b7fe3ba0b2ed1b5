import type { Command } from 'commander';
import { examples, reporter, root } from './options';

/** Says how a site is checked. */
export function declareCheck(program: Command): void {
  program
    .command('check')
    .description('name every mistake of the site in one run; write nothing')
    .addOption(root())
    .option('--strict', 'warnings count as errors')
    .option('--no-cache', 'read everything anew')
    .option('--all', 'name every page without a text, not one line for each part of the menu')
    .addOption(reporter())
    .addHelpText('after', examples('check', 'check --strict', 'check --reporter github'))
    .action(async (flags) => (await import('../commands/check')).check(flags));
}
