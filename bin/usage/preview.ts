import type { Command } from 'commander';
import { examples, root } from './options';
import { port } from './values';

/** Says how a built site is served. */
export function declarePreview(program: Command): void {
  program
    .command('preview')
    .description('serve the built site with its headers, redirects and 404 page')
    .addOption(root())
    .option('--out <folder>', 'where the site went')
    .option('--port <number>', 'the port; the next free one when it is taken', port, 3003)
    .addHelpText('after', examples('preview', 'preview --port 8080'))
    .action(async (flags) => (await import('../commands/preview')).preview(flags));
}
