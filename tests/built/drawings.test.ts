import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';

/** What is drawn of a demo in one page: for desktops, for phones, or for both. */
interface Drawing {
  of: string;
  html: string;
}

/** All drawings of the site, in all languages. */
const drawings: Drawing[] = readdirSync(inject('out'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.html')
  .flatMap((file) =>
    readFileSync(path.join(inject('out'), file), 'utf8')
      .split(/(?=data-demo=")/)
      .slice(1)
      .flatMap((section) => drawingsIn(section, path.dirname(file))),
  );

function drawingsIn(section: string, page: string): Drawing[] {
  const [, name = ''] = /^data-demo="([^"]*)"/.exec(section) ?? [];
  const [box = ''] = section.split('data-x="failure"');
  const both = box.split(/(?=data-drawn=")/);
  return (both.length > 1 ? both.slice(1) : both).map((html) => ({ of: `${page} ${name}`, html }));
}

describe('all drawings', () => {
  it('of grids with rows show some', () => {
    const rowsOf = (html: string) => Number(/aria-rowcount="(\d+)"/.exec(html)?.[1] ?? 0);
    const grids = drawings.filter(({ html }) => rowsOf(html) > 2);

    expect(grids.length).toBeGreaterThan(500);
    expect(grids.filter(({ html }) => !html.includes('MuiDataGrid-cell')).map(({ of }) => of)).toEqual([]);
  });

  it('are missing only of demos that wait for a browser on purpose', () => {
    const missing = drawings.filter(({ html }) => html.includes('data-x="waiting"'));

    expect(new Set(missing.map(({ of }) => of.split(' ')[1]))).toEqual(
      new Set(['NoSsrAroundCalendar', 'SkeletonShapes', 'ServerRenderingNoSsr']),
    );
  });

  it('of grids on Chinese pages speak Chinese, but for demos that have a theme or words of their own', () => {
    const grids = drawings.filter(
      ({ of, html }) => of.startsWith('zh/') && html.includes('MuiDataGrid-root'),
    );
    const english = /(?:aria-label|title)="(?:Sort|see children|Operator|Select row|Select all rows)"/;

    expect(grids.length).toBeGreaterThan(300);
    expect(new Set(grids.filter(({ html }) => english.test(html)).map(({ of }) => of.split(' ')[1]))).toEqual(
      new Set(['StyleThemeSections', 'LocalizationText', 'ComponentsGridDefaults', 'ThemeForAllProducts']),
    );
    expect(grids.filter(({ html }) => />\d+\/\d+\/\d{4}/.test(html)).map(({ of }) => of)).toEqual([]);
    expect(grids.filter(({ html }) => />\d{4}\/\d+\/\d+/.test(html)).length).toBeGreaterThan(20);
  });

  it('contain the gradients, patterns and clips that they refer to', () => {
    const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    const references = drawings.flatMap(({ of, html }) => {
      const ids = idsIn(html);
      return [...html.matchAll(/url\((?:&quot;)?#([^)&]+)/g)].map(([, id]) => ({
        of,
        id,
        isThere: ids.has(id),
      }));
    });

    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ isThere }) => !isThere)).toEqual([]);
  });

  it('show more than the notice of a missing licence', () => {
    const withNotice = drawings.filter(({ html }) => html.includes('Missing license key'));
    const isMore = (html: string) => /<(?:svg|button|input|table|ul)\b|role="(?:grid|tree)"/.test(html);

    expect(withNotice.length).toBeGreaterThan(200);
    expect(withNotice.filter(({ html }) => !isMore(html)).map(({ of }) => of)).toEqual([]);
  });
});
