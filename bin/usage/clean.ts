import type { Command } from 'commander';
import { examples, root } from './options';

/** Declares `xdocs clean`. */
export function declareClean(program: Command): void {
  program
    .command('clean')
    .description('remove the built site and the cache')
    .addOption(root())
    .option('--out <folder>', 'folder of the built site')
    .addHelpText('after', examples('clean', 'clean --out public'))
    .action(async (flags) => (await import('../commands/clean')).clean(flags));
}
