import type { Command } from 'commander';
import { examples, root } from './options';

/** Declares `xdocs routes`. */
export function declareRoutes(program: Command): void {
  program
    .command('routes')
    .description('list every url of the site')
    .addOption(root())
    .option('--json', 'print JSON')
    .addHelpText('after', examples('routes', 'routes --json'))
    .action(async (flags) => (await import('../commands/routes')).routes(flags));
}
