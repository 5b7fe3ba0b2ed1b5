import type { Command } from 'commander';
import { examples, root } from './options';
import { port } from './values';

/** Declares `xdocs preview`. */
export function declarePreview(program: Command): void {
  program
    .command('preview')
    .description('serve the built site with its headers, redirects and 404 page')
    .addOption(root())
    .option('--out <folder>', 'folder of the built site')
    .option('--port <number>', 'port to listen on; if it is in use, the next free one', port, 3003)
    .addHelpText('after', examples('preview', 'preview --port 8080'))
    .action(async (flags) => (await import('../commands/preview')).preview(flags));
}
