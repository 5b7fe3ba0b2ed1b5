import { describe, expect, it } from 'vitest';
import type { LinkIndex } from '../../../../../generator/model';
import { LINK_PREFIX } from '../../../../../generator/model/marks';
import { slot } from '../../../../../generator/page/marks';
import { addressOf } from '../../../../../generator/steps/3-read/reference/lookup/link-index';
import { typeText } from '../../../../../generator/steps/6-render/reference/type-parts';
import { descriptionHtml } from '../../../../../generator/steps/6-render/reference/description-html';

const links: LinkIndex = {
  names: { GridColDef: '/x/api/data-grid/grid-col-def', DataGrid: '/x/api/data-grid/data-grid' },
  addresses: { 'https://mui.com/x/react-charts/bars/': '/x/react-charts/bars/' },
};

const html = (words: string): string => descriptionHtml(words, { links, origin: 'https://mui.com' });

describe('descriptions of packages', () => {
  it('have no gap where a line of Chinese goes on', () => {
    expect(html('展开的项目 id。\n在展开不受控时使用。')).toContain('id。在展开');
    expect(html('Shown first.\nThen hidden.')).toContain('first.\nThen');
  });

  it('have code, lists and paragraphs', () => {
    expect(html('If `true`, yes.\nAnd more.\n\nOne of:\n- `a`\n- `b`')).toBe(
      '<p>If <code>true</code>, yes.\nAnd more.</p><p>One of:</p><ul><li><code>a</code></li><li><code>b</code></li></ul>',
    );
  });

  it('lead to pages of this site in the language of the reader, and elsewhere to the real address', () => {
    expect(html('[bars](https://mui.com/x/react-charts/bars/)')).toContain(
      `href="${LINK_PREFIX}/x/react-charts/bars/"`,
    );
    expect(html('[button](/material-ui/api/button/)')).toContain(
      'href="https://mui.com/material-ui/api/button/"',
    );
  });

  it('lead from a name in double brackets to its page, where it has one', () => {
    expect(html('A list of [[GridColDef]].')).toBe(
      `<p>A list of <a href="${LINK_PREFIX}/x/api/data-grid/grid-col-def/"><code>GridColDef</code></a>.</p>`,
    );
    expect(html('With [[GridRowModel]][].')).toBe('<p>With <code>GridRowModel</code>[].</p>');
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '&lt;img'],
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['[x](data:text/html,hi)', '[x](data:text/html,hi)'],
    ['![x](https://a.example/x.png)', 'x.png'],
    ['[["><img src=x>]]', '"&gt;&lt;img'],
    [slot(3), '<p>3</p>'],
    [`${LINK_PREFIX}x`, '<p>x</p>'],
  ])('never become HTML, script or a slot: %s', (words, shown) => {
    const made = html(words);

    expect(made).toContain(shown);
    expect(made).not.toMatch(/<(img|script)|href="(javascript|data):/);
  });
});

describe('an address in a description', () => {
  const site = { origin: 'https://mui.com', pathnames: new Set(['/x/react-charts/bars']) };

  it.each([
    ['https://mui.com/x/react-charts/bars/', '/x/react-charts/bars/'],
    ['http://mui.com/x/react-charts/bars/#basic', '/x/react-charts/bars/#basic'],
    ['/x/react-charts/bars', '/x/react-charts/bars/'],
    ['https://mui.com/material-ui/button/', undefined],
    ['https://evil.example/x/react-charts/bars/', undefined],
    ['https://mui.com.evil.example/x/react-charts/bars/', undefined],
  ])('%s is the page %s', (link, page) => {
    expect(addressOf(link, site)).toBe(page);
  });

  it('leads to the top of a page that has no such section, where its sections are known', () => {
    const known = { ...site, anchorsOf: () => ['basic'] };
    const bars = '/x/react-charts/bars/';

    expect(addressOf(`${bars}#basic`, known)).toBe(`${bars}#basic`);
    expect(addressOf(`${bars}?a=1#lost`, known)).toBe(`${bars}?a=1`);
    expect(addressOf(`${bars}#lost`, { ...site, anchorsOf: () => undefined })).toBe(`${bars}#lost`);
  });
});

describe('names in types', () => {
  it('lead to their pages, and the page’s own name nowhere', () => {
    expect(typeText(["Map<'GridColDef', GridColDef<R>>"], links, 'DataGrid')).toEqual([
      [
        { text: "Map<'GridColDef', " },
        { text: 'GridColDef', pathname: '/x/api/data-grid/grid-col-def' },
        { text: '<R>>' },
      ],
    ]);
    expect(typeText(['DataGrid', 'React.DataGrid'], links, 'DataGrid')).toEqual([
      [{ text: 'DataGrid' }],
      [{ text: 'React.DataGrid' }],
    ]);
  });
});
