import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const args = ['bin/xdocs.js', 'mcp', '--out', inject('out')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});

afterAll(() => client.close());

async function ask(name: string, request: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: request });
  const [{ text }] = content as [{ text: string }];
  return text;
}

describe('an assistant that asks this site', () => {
  it.each(['en', 'zh'])('sees every page in %s', async (language) => {
    expect((await ask('list_pages', { language })).match(/^- /gm)).toHaveLength(441);
  });

  it('sees the pages of the product that a page names', async () => {
    const page = await ask('read_page', { page: '/x/react-charts/bars/' });
    const [, product] = /^product: (\S+)$/m.exec(page) ?? [];

    expect(await ask('list_pages', { product })).toMatch(/^## Charts\n/);
  });

  it.each([
    ['row grouping', 'en', '/x/react-data-grid/row-grouping/'],
    ['row groping', 'en', '/x/react-data-grid/row-grouping/'],
    ['rowSelectionModel', 'en', '/x/api/data-grid/data-grid/#prop-rowSelectionModel'],
    ['行分组', 'zh', '/zh/x/react-data-grid/row-grouping/'],
  ])('finds %s in %s', async (query, language, expected) => {
    const [first] = (await ask('search', { query, limit: 3, language })).split('\n');

    expect(first).toContain(expected);
  });

  it.each([
    ['DataGrid', 'rowHeight', 'en', '- Type: `number`'],
    ['DataGrid', 'rowHeight', 'zh', '`number`'],
    ['BarPlot', 'bar', 'en', '- Default: `BarElementPath`'],
    ['AxisConfig', 'scaleType', 'en', '- Name: `scaleType`'],
  ])('learns what %s.%s is, in %s', async (name, member, language, expected) => {
    expect(await ask('read_api_member', { name, member, language })).toContain(expected);
  });

  it('gets the code of a demo', async () => {
    const code = await ask('get_demo_code', {
      page: '/x/react-charts/bars/',
      demo: 'BarsBasic',
      language: 'zh',
    });

    expect(code).toContain('/zh/x/react-charts/bars/#BarsBasic');
    expect(code).toContain("```tsx\nimport { BarChart } from '@mui/x-charts/BarChart';");
  });
});
