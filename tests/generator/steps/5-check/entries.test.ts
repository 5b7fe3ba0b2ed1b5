import { describe, expect, it } from 'vitest';
import { check } from '../../../../generator/steps/5-check/check';
import { buildManifest } from '../../../../generator/steps/7-compose/build-manifest';
import {
  headersFile,
  redirectsFile,
  robotsFile,
  webManifest,
} from '../../../../generator/steps/7-compose/host-files';
import { llmsFiles } from '../../../../generator/steps/7-compose/llms/llms-files';
import { sitemaps } from '../../../../generator/steps/7-compose/sitemap';
import { entry, external, group } from '../../../builders/entry';
import { inventory } from '../../../builders/inventory';
import { codes } from '../../../builders/problem';
import { siteDefinition } from '../../../builders/site-definition';
import { text } from '../../../builders/text';
import { source } from '../../../builders/translation';

const start = entry('/start');

/** Everything check finds in a menu, but for the texts that this small site never has. */
function faults(entries: Parameters<typeof inventory>[0], sources: string[] = []) {
  const context = inventory([start, ...entries], {
    texts: [text('/start')],
    sources: [source('data/site.ts', ...sources)],
  });
  return check(context).filter(({ code }) => code !== 'MISSING_TEXT');
}

describe('a path that is declared twice', () => {
  it('names the path and both places that claim it', () => {
    const lines = ["{ pathname: '/versions' }", "{ pathname: '/versions' }"];
    const [problem] = faults([entry('/versions'), entry('/versions', 'titles')], lines);

    expect(problem?.code).toBe('DUPLICATE_PATHNAME');
    expect(problem?.message).toMatch(/^Duplicated pathname in pages: \/versions \(navigation and titles\)/);
    expect(problem?.message).toContain('at data/site.ts:1:13 and again at data/site.ts:2:13');
    expect(problem?.place?.line).toBe(2);
  });

  it('is told for a page and a group alike, and once for each time too many', () => {
    const problems = faults([group('/a'), entry('/a'), entry('/a')]);

    expect(codes(problems)).toEqual(['DUPLICATE_PATHNAME', 'DUPLICATE_PATHNAME']);
    expect(codes(faults([entry('/a'), entry('/b'), entry('/a'), entry('/b')]))).toHaveLength(2);
  });

  it('is told when code puts the paths together and no place is known', () => {
    expect(faults([entry('/a'), entry('/a')])[0]?.message).toContain('a computed entry of navigation');
  });

  it('is the same path when only /api and /api-docs differ, which have one url', () => {
    expect(codes(faults([entry('/api/button'), entry('/api-docs/button')]))).toEqual(['DUPLICATE_PATHNAME']);
  });

  it('is no mistake among API tabs', () => {
    const tabs = ['/a/components-api', '/a/components-api', '/a/hooks-api', '/a/hooks-api'];

    expect(faults([entry('/a'), ...tabs.map((tab) => entry(tab))])).toEqual([]);
  });

  it('is one beside API tabs too: only they may share a path', () => {
    expect(codes(faults([entry('/a'), entry('/a'), entry('/a/hooks-api')]))).toEqual(['DUPLICATE_PATHNAME']);
    expect(codes(faults([entry('/hooks-api-old'), entry('/hooks-api-old')]))).toEqual(['DUPLICATE_PATHNAME']);
  });

  it('is no mistake for two links to one other site', () => {
    expect(faults([external('https://shop.example/'), external('https://shop.example/')])).toEqual([]);
  });
});

describe('paths that meet on a disk', () => {
  it('differ only in case', () => {
    const [problem] = faults(
      [entry('/x/Bars'), entry('/x/bars')],
      ["pathname: '/x/Bars'", "pathname: '/x/bars'"],
    );

    expect(problem?.code).toBe('PATHNAMES_MEET');
    expect(problem?.message).toContain('/x/Bars and /x/bars');
    expect(problem?.place?.line).toBe(2);
  });

  it('differ only in how an accent is composed', () => {
    expect(codes(faults([entry('/caf\u00e9'), entry('/cafe\u0301')]))).toEqual(['PATHNAMES_MEET']);
  });
});

describe('a pathname', () => {
  it.each([
    ['x/bars', 'begin with a slash'],
    ['/x/bars/', 'ends in a slash'],
    ['/x//bars', 'two slashes'],
    ['/x/my bars', 'white space'],
    ['/x/../bars', "'..'"],
    ['/x/./bars', "'.'"],
    ['/x/.well-known', 'begins with a dot'],
    ['/x/bars?tab=1', 'query'],
    ['/x/bars#top', 'hash'],
    ['/x/b%C3%A4rs', 'percent-encoded'],
    ['/x\\bars', 'do not allow'],
    ['/x/{tab}', 'do not allow'],
    ['/zh/bars', "language 'zh'"],
    ['/en', "language 'en'"],
    ['/x/be\u0000ds', 'invisible character'],
    ['/x/be\u200bds', 'invisible character'],
    [`/x/${'b'.repeat(298)}`, 'more than 200 characters'],
    [`/x/${'条'.repeat(90)}`, 'longer than the 255 bytes'],
    ['/x/bars.', 'ends in a dot'],
    ['/x/bars./one', 'ends in a dot'],
    ['/con', 'Windows device'],
    ['/x/Aux.md', 'Windows device'],
    ['/x/LPT1/one', 'Windows device'],
  ])('cannot be %s', (pathname, fault) => {
    const [problem] = faults([entry(pathname)], [`{ pathname: '${pathname}' }`]);

    expect(problem?.code).toBe('MALFORMED_PATHNAME');
    expect(problem?.message).toContain(fault);
  });

  it.each([
    '/x',
    '/x/bars-2',
    '/x/api/data-grid/grid.api_v2',
    '/x/条形图',
    '/zhong',
    '/x/zh',
    '/x/console',
    '/x/com',
  ])('can be %s', (pathname) => {
    expect(faults([entry(pathname)])).toEqual([]);
  });

  it('is no pathname for a link to another site', () => {
    expect(faults([external('https://shop.example/')])).toEqual([]);
  });
});

describe('a path that the build needs itself', () => {
  const site = siteDefinition({ assets: '/assets', manifest: { name: 'Garden', icons: [] } });
  const written = [
    redirectsFile([]),
    headersFile(site, { hasMarkdown: true }),
    robotsFile(site),
    ...webManifest(site),
    ...sitemaps(
      [{ id: 'pages', entries: [{ urls: [{ tag: 'en', url: '/a/' }], defaultTag: 'en' }] }],
      `${site.origin}/`,
    ),
    ...llmsFiles({ site, routes: [], describe: () => undefined, full: () => undefined }).slice(0, 1),
    buildManifest({ buildId: '', search: {}, pages: {} }),
  ].map(({ path }) => `/${path}`);

  it.each([
    ...written,
    '/assets/sw.js',
    '/assets/menus',
    '/assets/assets/x',
    '/404',
    '/404.html',
    '/_Headers',
  ])('is no page: %s', (pathname) => {
    expect(codes(faults([entry(pathname)]))).toEqual(['PATH_TAKEN']);
  });

  it('is no page when a public file has it, or lies in its folder under the name of its text', () => {
    const context = inventory([start, entry('/assets/map.svg'), entry('/assets/shed')], {
      texts: [text('/start'), text('/assets/map.svg'), text('/assets/shed')],
      publicFiles: ['map.svg', 'shed/index.md', 'shed/plan.svg'],
    });

    expect(check(context).map(({ message }) => message)).toEqual([
      expect.stringContaining(
        'The page /assets/map.svg would be written to a path that the build uses for assets/map.svg',
      ),
      expect.stringContaining(
        'The page /assets/shed would be written to a path that the build uses for assets/shed/index.md',
      ),
    ]);
  });

  it('is no public file', () => {
    const files = ['sw.js', 'search/en.json', 'menus/en.json', 'menus/en.titles.json'];
    const publicFiles = [...files, 'assets/bee.svg', 'search/notes.json'];
    const context = inventory([start], { texts: [text('/start')], publicFiles });

    expect(check(context)).toMatchObject(
      files.map((file) => ({
        code: 'PATH_TAKEN',
        message: expect.stringContaining(file),
        place: { file: `public/${file}` },
      })),
    );
  });

  it('leaves all others to pages, those beside it too', () => {
    expect(faults([entry('/assets'), entry('/assets/gates'), entry('/headers'), entry('/404s')])).toEqual([]);
  });
});
