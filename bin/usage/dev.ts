import type { Command } from 'commander';
import { examples, root } from './options';
import { port } from './values';

/** Says how a site is served while it is written. */
export function declareDev(program: Command): void {
  program
    .command('dev')
    .description('serve the site while it is written; changes are shown at once')
    .addOption(root())
    .option('--port <number>', 'the port; the next free one when it is taken', port, 3002)
    .option('--host [address]', 'listen for other devices, too: on this address, or on all of this machine')
    .option('--open', 'open it in the browser')
    .option('--no-cache', 'make everything anew and remember nothing')
    .addHelpText('after', examples('dev', 'dev --port 8080 --open', 'dev --host'))
    .action(async (flags) => (await import('../commands/dev')).dev(flags));
}
