import type { Command } from 'commander';
import { examples, root } from './options';

/** Declares `xdocs mcp`. */
export function declareMcp(program: Command, version: string): void {
  program
    .command('mcp')
    .description('serve the built site to an assistant: an MCP server on stdin and stdout')
    .addOption(root())
    .option('--out <folder>', 'folder of the built site')
    .addHelpText('after', examples('mcp', 'mcp --out public'))
    .action(async (flags) => (await import('../commands/mcp')).mcp(flags, version));
}
