import type { Command } from 'commander';
import { examples, root } from './options';
import { port } from './values';

/** Declares `xdocs dev`. */
export function declareDev(program: Command): void {
  program
    .command('dev')
    .description('serve the site for development; changes are shown at once')
    .addOption(root())
    .option('--port <number>', 'port to listen on; if it is in use, the next free one', port, 3002)
    .option(
      '--host [address]',
      'allow other devices: listen on this address, or on all addresses of this machine',
    )
    .option('--open', 'open it in the browser')
    .option('--no-cache', 'neither read nor write the cache')
    .addHelpText('after', examples('dev', 'dev --port 8080 --open', 'dev --host'))
    .action(async (flags) => (await import('../commands/dev')).dev(flags));
}
