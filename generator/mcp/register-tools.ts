import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '../search/query';
import type { Tools } from './tools';

/** Longer than all names and addresses, and short enough to be compared with each of them. */
const name = z.string().max(2000);

const language = name
  .optional()
  .describe(
    'Tag or url prefix of a language of the site. Without it the one of the address, or the default one.',
  );
const page = name.describe('Address of a page, or its path: /start/');

/** All tools only read the built site. */
const annotations = { readOnlyHint: true, openWorldHint: false };

/** Registers every tool with its name, its input and its implementation. */
export function registerTools(server: McpServer, tools: Tools): void {
  for (const register of [listPages, search, readPage, readApiMember, getDemoCode]) register(server, tools);
}

function listPages(server: McpServer, tools: Tools): void {
  const description = 'Lists the pages of the documentation by product: title, address, what each is about.';
  const product = name.optional().describe('Only those of one product, by its id or name.');
  const inputSchema = { product, language };
  server.registerTool('list_pages', { description, inputSchema, annotations }, (request) =>
    answer(() => tools.listPages(request)),
  );
}

function search(server: McpServer, tools: Tools): void {
  const description =
    'Finds pages, their sections, demos, and rows of the API reference, best first, as the search of the site does. Typos and parts of names are understood.';
  const limit = z.number().int().min(1).max(50).default(10);
  const inputSchema = { query: z.string().min(1).max(MAX_QUERY_LENGTH), limit, language };
  server.registerTool('search', { description, inputSchema, annotations }, (request) =>
    answer(() => tools.search(request)),
  );
}

function readPage(server: McpServer, tools: Tools): void {
  const description = 'Gives a whole page as Markdown.';
  const inputSchema = { page, language };
  server.registerTool('read_page', { description, inputSchema, annotations }, (request) =>
    answer(() => tools.readPage(request)),
  );
}

function readApiMember(server: McpServer, tools: Tools): void {
  const description = 'Gives what the API reference says of a prop, slot, class or member.';
  const inputSchema = {
    name: name.min(1).describe('The component or interface.'),
    member: name.min(1).describe('Its prop, slot, class or member.'),
    language,
  };
  server.registerTool('read_api_member', { description, inputSchema, annotations }, (request) =>
    answer(() => tools.readApiMember(request)),
  );
}

function getDemoCode(server: McpServer, tools: Tools): void {
  const description = 'Gives the code of a demo of a page; without a name, the names of its demos.';
  const inputSchema = { page, demo: name.optional(), language };
  server.registerTool('get_demo_code', { description, inputSchema, annotations }, (request) =>
    answer(() => tools.getDemoCode(request)),
  );
}

/** Returns errors as answers, so that the client can try something else. */
async function answer(run: () => string | Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await run() }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}
