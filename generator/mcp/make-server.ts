import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Tools } from './tools';

const language = z
  .string()
  .optional()
  .describe('Tag or url prefix of a language: en, zh. The default one without it.');
const page = z.string().describe('Address of a page, or its path: /start/');

/** Every tool only reads what is built. */
const annotations = { readOnlyHint: true, openWorldHint: false };

/** A server of the Model Context Protocol that gives a built site to assistants. */
export function makeServer(tools: Tools, { version }: { version: string }): McpServer {
  const server = new McpServer({ name: 'xdocs', version });
  server.registerTool(
    'list_pages',
    {
      description: 'Lists the pages of the documentation by product: title, address, what each is about.',
      inputSchema: {
        product: z.string().optional().describe('Only those of one product, by its name.'),
        language,
      },
      annotations,
    },
    (request) => answer(() => tools.listPages(request)),
  );
  server.registerTool(
    'search',
    {
      description:
        'Finds pages, their sections, demos, and rows of the API reference, best first, as the search of the site does. Typos and parts of names are understood.',
      inputSchema: { query: z.string().min(1), limit: z.number().int().min(1).max(50).default(10), language },
      annotations,
    },
    (request) => answer(() => tools.search(request)),
  );
  server.registerTool(
    'read_page',
    { description: 'Gives a whole page as Markdown.', inputSchema: { page, language }, annotations },
    (request) => answer(() => tools.readPage(request)),
  );
  server.registerTool(
    'read_api_member',
    {
      description: 'Gives what the API reference says of a prop, slot, class or member.',
      inputSchema: {
        name: z.string().describe('The component or interface.'),
        member: z.string().describe('Its prop, slot, class or member.'),
        language,
      },
      annotations,
    },
    (request) => answer(() => tools.readApiMember(request)),
  );
  server.registerTool(
    'get_demo_code',
    {
      description: 'Gives the code of a demo of a page; without a name, the names of its demos.',
      inputSchema: { page, demo: z.string().optional(), language },
      annotations,
    },
    (request) => answer(() => tools.getDemoCode(request)),
  );
  return server;
}

/** What a tool cannot do is an answer, too: the client can ask for something else. */
async function answer(tell: () => string | Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await tell() }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}
