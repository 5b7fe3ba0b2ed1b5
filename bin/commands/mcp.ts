import path from 'node:path';
import { mcpSite } from '../../generator';
import { OUTPUT, projectOf, type RootOption } from '../project';

interface McpFlags extends RootOption {
  out?: string;
}

/** `xdocs mcp`: serves the built site to assistants. Stdout carries the protocol, so nothing else is written to it. */
export async function mcp(flags: McpFlags, version: string): Promise<void> {
  const { root } = projectOf(flags);
  await mcpSite({ out: path.resolve(root, flags.out ?? OUTPUT), version });
}
