import type { Command } from 'commander';
import { examples, root } from './options';

/** Says how a built site is given to an assistant. */
export function declareMcp(program: Command, version: string): void {
  program
    .command('mcp')
    .description('give the built site to an assistant: an MCP server on stdin and stdout')
    .addOption(root())
    .option('--out <folder>', 'where the site went')
    .addHelpText('after', examples('mcp', 'mcp --out public'))
    .action(async (flags) => (await import('../commands/mcp')).mcp(flags, version));
}
