import type { Command } from 'commander';
import { examples, root } from './options';

/** Says how all is removed that a build made. */
export function declareClean(program: Command): void {
  program
    .command('clean')
    .description('remove the built site and everything remembered')
    .addOption(root())
    .option('--out <folder>', 'where the site went')
    .addHelpText('after', examples('clean', 'clean --out public'))
    .action(async (flags) => (await import('../commands/clean')).clean(flags));
}
