import { expect, it } from 'vitest';
import { sitemaps } from '../../../../generator/steps/7-compose/sitemap';

const entry = (url: string, changed?: string) => ({
  urls: [{ tag: 'en', url, ...(changed !== undefined && { changed }) }],
  defaultTag: 'en',
});

it('says when a page was last changed, and of a part when the newest of its pages was', () => {
  const parts = [
    { id: 'beds', entries: [entry('/a/', '2024-05-11'), entry('/b/', '2024-09-12'), entry('/c/')] },
    { id: 'pages', entries: [entry('/d/')] },
    { id: 'empty', entries: [] },
  ];
  const [index, beds, pages, ...others] = sitemaps(parts, 'https://garden.example/docs/');

  expect(index?.contents.split('\n').slice(2, -2)).toEqual([
    '<sitemap><loc>https://garden.example/docs/sitemap-beds.xml</loc><lastmod>2024-09-12</lastmod></sitemap>',
    '<sitemap><loc>https://garden.example/docs/sitemap-pages.xml</loc></sitemap>',
  ]);
  expect(beds?.contents).toContain('<loc>https://garden.example/a/</loc><lastmod>2024-05-11</lastmod>');
  expect(beds?.contents).toContain('<url><loc>https://garden.example/c/</loc></url>');
  expect(pages?.contents).not.toContain('lastmod');
  expect(others).toEqual([]);
});

it('escapes what stands in an address', () => {
  const [, file] = sitemaps([{ id: 'pages', entries: [entry('/a&b/')] }], 'https://garden.example/');

  expect(file?.contents).toContain('<loc>https://garden.example/a&amp;b/</loc>');
});
