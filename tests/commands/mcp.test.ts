import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { runXdocs } from './run-xdocs';
import { smallSite } from './small-site';

const root = smallSite('assistants');
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const { code, stderr } = await runXdocs(['build', '--root', root]);
  expect(code === 0 ? 0 : stderr).toBe(0);
  const args = ['bin/xdocs.js', 'mcp', '--root', root];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});

afterAll(() => client.close());

/** What a tool answers, as a client is told. */
async function call(name: string, request: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: request });
  const [{ text }] = content as [{ text: string }];
  return { text, isError };
}

describe('xdocs mcp', () => {
  it('offers five tools that only read', async () => {
    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual([
      'list_pages',
      'search',
      'read_page',
      'read_api_member',
      'get_demo_code',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.every(({ inputSchema }) => 'language' in (inputSchema.properties ?? {}))).toBe(true);
  });

  it('lists the pages of the built site, and reads them in both languages', async () => {
    expect((await call('list_pages')).text.match(/^- Page \d+: /gm)).toHaveLength(20);
    expect((await call('read_page', { page: '/x/guide/page-7' })).text).toContain('# Page 7\n');
    expect((await call('read_page', { page: '/x/guide/page-7/', language: 'zh' })).text).toContain(
      '# 第 7 页\n',
    );
  });

  it('finds a section by its words', async () => {
    const { text } = await call('search', { query: 'part 2 of page 11', limit: 1 });

    expect(text).toMatch(
      /^- .*Page 11 › Part 2 of page 11: https:\/\/bench\.example\/x\/guide\/page-11\/#part-2-of-page-11/,
    );
  });

  it('answers what it cannot do, and goes on', async () => {
    expect(await call('read_page', { page: '/../../package.json' })).toMatchObject({ isError: true });
    expect((await call('read_page', { page: '/x/guide/pag-7/' })).text).toContain(
      "Did you mean '/x/guide/page-7/'?",
    );
    expect(await call('search', { query: 7 })).toMatchObject({ isError: true });
    expect(await call('search', { query: 'a'.repeat(100_000) })).toMatchObject({ isError: true });
    expect(await call('read_api_member', { name: 'Page', member: '' })).toMatchObject({ isError: true });
    expect((await call('read_page', { page: `${'/'.repeat(60_000)}x` })).text).toContain('2000');
    expect((await call('list_pages', { language: 'zh' })).isError).toBe(false);
  });

  it('reads a file that was missing as soon as it is there again', async () => {
    const file = path.join(root, 'dist/x/guide/page-9/index.md');
    renameSync(file, `${file}-away`);
    expect(await call('read_page', { page: '/x/guide/page-9/' })).toMatchObject({ isError: true });
    renameSync(`${file}-away`, file);
    expect((await call('read_page', { page: '/x/guide/page-9/' })).text).toContain('# Page 9\n');
  });

  it('says nothing but the protocol on stdout, answers what is no message, and ends with stdin', async () => {
    const child = spawn(process.execPath, ['bin/xdocs.js', 'mcp', '--root', root], { stdio: 'pipe' });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stdin.write('this is no JSON\n');
    child.stdin.write('{"jsonrpc":"2.0","id":78}\n');
    child.stdin.write('[{"jsonrpc":"2.0","id":77,"method":"ping"}]\n');
    child.stdin.write('{"jsonrpc":"2.0","method":"notifications/unknown"}\n');
    child.stdin.end(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`);
    const code = await new Promise((resolve) => child.on('close', resolve));

    expect(code).toBe(0);
    const lines = Buffer.concat(said).toString('utf8').trimEnd().split('\n');
    const [noJson, noMethod, batch, pong, ...more] = lines.map((line) => JSON.parse(line));
    expect(noJson).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700 } });
    expect(noMethod).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
    expect(batch).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
    expect(pong).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    expect(more).toEqual([]);
  });

  it('says where nothing is built', async () => {
    const { code, stdout, stderr } = await runXdocs([
      'mcp',
      '--out',
      path.join(temporaryFolder('empty'), 'dist'),
    ]);

    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('NOTHING_BUILT');
  });
});
