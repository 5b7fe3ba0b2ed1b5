import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { registerTools } from './register-tools';
import type { Tools } from './tools';

/** A server of the Model Context Protocol that serves a built site to assistants. */
export function makeServer(tools: Tools, { version }: { version: string }): McpServer {
  const server = new McpServer({ name: 'xdocs', version });
  registerTools(server, tools);
  return server;
}
