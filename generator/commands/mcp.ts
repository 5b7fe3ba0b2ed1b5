import { existsSync } from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { answerInvalid } from '../mcp/answer-invalid';
import { makeServer } from '../mcp/make-server';
import { siteOpener } from '../mcp/open-site';
import { toolsFor } from '../mcp/tools';
import { nothingBuilt } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';

interface McpOptions {
  /** Absolute folder of the built site. */
  out: string;
  /** Of this program. */
  version: string;
}

/** Serves a built site to an assistant over stdin and stdout, until stdin ends. Throws a SiteError where nothing is built. */
export async function mcpSite({ out, version }: McpOptions): Promise<void> {
  const files = ['build-manifest.json', 'llms.txt'];
  if (!files.every((file) => existsSync(path.join(out, file)))) throw new SiteError(nothingBuilt(out));
  const server = makeServer(toolsFor(siteOpener(out)), { version });
  const transport = new StdioServerTransport();
  answerInvalid(transport, (line) => process.stdout.write(line));
  await server.connect(transport);
}
