import type { Command } from 'commander';
import { examples, root } from './options';

/** Declares `xdocs translate`. */
export function declareTranslate(program: Command): void {
  const translate = program
    .command('translate')
    .description('show the coverage of translations and update their ledger');
  for (const declare of [status, accept, diff]) declare(translate);
}

function status(translate: Command): void {
  translate
    .command('status')
    .description('coverage by product and language')
    .addOption(root())
    .option('--json', 'print JSON')
    .addHelpText('after', examples('translate status', 'translate status --json'))
    .action(async (flags) => (await import('../commands/translate')).status(flags));
}

function accept(translate: Command): void {
  translate
    .command('accept [path]')
    .description('record that translations match their originals as both are now')
    .addOption(root())
    .addHelpText('after', examples('translate accept', 'translate accept /guides/watering'))
    .action(async (only, flags) => (await import('../commands/translate')).accept(only, flags));
}

function diff(translate: Command): void {
  translate
    .command('diff <path>')
    .description('show what changed in the original of a page since it was translated')
    .addOption(root())
    .addHelpText('after', examples('translate diff /guides/watering'))
    .action(async (pathname, flags) => (await import('../commands/translate')).diff(pathname, flags));
}
