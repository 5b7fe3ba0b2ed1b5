import path from 'node:path';
import { mcpSite } from '../../generator';
import { OUTPUT, projectOf, type RootOption } from '../project';

interface McpFlags extends RootOption {
  out?: string;
}

/** `xdocs mcp`: the built site for assistants. Stdout belongs to the protocol, so nothing else is said there. */
export async function mcp(flags: McpFlags, version: string): Promise<void> {
  const { root } = projectOf(flags);
  await mcpSite({ out: path.resolve(root, flags.out ?? OUTPUT), version });
}
