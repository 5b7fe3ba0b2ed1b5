import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../generator/problems/format/format';
import { type Files, Garden, garden } from '../../builders/garden';

const GEIST = readFileSync('data/public/assets/fonts/geist-5.3.0.woff2');
const HANS = readFileSync('site/pictures/faces/noto-sans-sc-600.woff2');

/** What the picture shows of a page, and its faces. */
interface Look {
  html?: string;
  faces?: string;
}

const SHOWN = `'<div class="card"><div class="title">' + title + '</div></div>'`;
const FACES = `[{ name: 'Geist', file: 'site/geist.woff2' }, { name: 'Hans', file: 'site/hans.woff2', weight: 600 }]`;

/** A server entry that names a page's picture in its head, as sites do. */
const server = ({ html = SHOWN, faces = FACES }: Look = {}) => `
const styles = '.card{display:flex;width:1200px;height:630px;background-color:#ffffff}.title{font-size:90px}';

export const serverEntry = {
  render: ({ picture }) => ({ htmlAttributes: {}, head: picture ? '<meta property="og:image" content="' + picture.url + '"><meta property="og:image:alt" content="' + picture.alt + '">' : '', styles: '', body: '<body></body>' }),
  picture: { faces: ${faces}, draw: ({ title, url, drawings: [drawing] }) => ({ html: ${html}, styles, alt: title + ' in the garden' }) },
  sharedStyles: () => '',
  beforePaint: () => '',
};
`;

const text = (title: string) => `---\ntitle: ${title}\ndescription: What grows here.\n---\n\n# ${title}\n`;

const files: Files = {
  ...garden,
  'pages/start/index.md': text('Start'),
  'pages/start/index.zh.md': text('开始'),
  'pages/beds/index.md': text('Beds'),
  'pages/beds/index.zh.md': text('图表'),
  'site/server.ts': server(),
};

function gardenWith(changes: Files = {}): Garden {
  const site = new Garden({ ...files, ...changes });
  site.write({ 'site/geist.woff2': GEIST, 'site/hans.woff2': HANS });
  return site;
}

function drawn(site: Garden, options: Parameters<Garden['build']>[0] = {}) {
  return site.build({ cacheFolder: site.cacheFolder, pictures: 'drawn', ...options });
}

const LONGER_DEMOS =
  "export const demoServerEntry = { renderDemo: (draw) => ({ html: '<p>' + draw() + ' and more of it</p>', styles: '' }) };\n";

const FOLDER = 'assets/assets/pictures';

/** The published pictures: the bytes of each, by its name. */
function picturesOf({ root }: Garden): Record<string, Buffer> {
  const folder = path.join(root, 'dist', FOLDER);
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name))]),
  );
}

const withoutHash = (name: string) => name.replace(/-[\da-f]{10}\.png$/, '');

/** Urls of pages whose pictures were drawn. */
function drawnAnew({ pages = [] }: Awaited<ReturnType<typeof drawn>>): string[] {
  return pages.filter(({ picture }) => picture?.because !== undefined).map(({ route }) => route.url);
}

describe('the pictures of pages', () => {
  it('are PNGs of 1200 × 630 and at most 60 kB: one for every page in every language', async () => {
    const site = gardenWith();
    const { problems } = await drawn(site);
    const pictures = picturesOf(site);

    expect(problems).toEqual([]);
    expect(Object.keys(pictures).map(withoutHash)).toEqual(['beds.en', 'beds.zh', 'start.en', 'start.zh']);
    for (const bytes of Object.values(pictures)) {
      expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(60_000);
    }
    expect(new Set(Object.values(pictures).map(digest)).size).toBe(4);
  });

  it('are named by their pages, with words for those who do not see them', async () => {
    const site = gardenWith();
    await drawn(site);
    const named = Object.keys(picturesOf(site)).find((name) => name.startsWith('beds.en'));

    expect(site.published()['beds/index.html']).toContain(
      `<meta property="og:image" content="/${FOLDER}/${named}"><meta property="og:image:alt" content="Beds in the garden">`,
    );
  });

  it('are the same bytes wherever and however often they are drawn', async () => {
    const [one, another] = [gardenWith(), gardenWith()];
    await drawn(one, { cacheFolder: undefined });
    await drawn(another);

    expect(picturesOf(one)).toEqual(picturesOf(another));
  });

  it('are the bytes that stand here, on every version of Node and every machine', async () => {
    const site = gardenWith();
    await drawn(site);

    expect(Object.values(picturesOf(site)).map(digest)).toMatchInlineSnapshot(`
      [
        "a55fbf57609106ef",
        "22ee62419d59aa8b",
        "2d0bf660fe70bd8a",
        "a567a6e852507080",
      ]
    `);
  });

  it('are remembered: a second build draws none, and one changed title draws one', async () => {
    const site = gardenWith();
    const first = await drawn(site);
    const second = await drawn(site);
    site.write({ 'pages/beds/index.md': text('Raised beds') });
    const third = await drawn(site);

    expect(drawnAnew(first).sort()).toEqual(['/beds/', '/start/', '/zh/beds/', '/zh/start/']);
    expect(drawnAnew(second)).toEqual([]);
    expect(drawnAnew(third)).toEqual(['/beds/']);
    expect(third.pages?.find(({ route }) => route.url === '/beds/')?.picture?.because).toBe(
      'changed: what it shows',
    );
  });

  it('are remembered under what they show: other code of the site that shows the same draws none', async () => {
    const site = gardenWith();
    await drawn(site);
    site.write({ 'site/server.ts': `${server()}export const other = 'code';\n` });

    expect(drawnAnew(await drawn(site))).toEqual([]);
  });
});

describe('a build of some pages', () => {
  it('can show the first demo of the page, and are drawn anew when that is', async () => {
    const html = `'<div class="card"><div class="title">' + (drawing ? 'has ' + drawing.html.length : 'none') + '</div></div>'`;
    const site = gardenWith({
      'site/server.ts': server({ html }),
      'pages/start/index.md': garden['pages/start/index.md'] ?? '',
      'pages/start/index.zh.md': garden['pages/start/index.zh.md'] ?? '',
    });
    await drawn(site);
    const before = picturesOf(site);
    const digests = Object.values(before).map(digest);
    // The demo is the same in both languages, and the other page has none.
    expect(digests[2]).toBe(digests[3]);
    expect(digests[0]).toBe(digests[1]);
    expect(digests[0]).not.toBe(digests[2]);
    site.write({ 'site/demo-server.ts': LONGER_DEMOS });
    expect(drawnAnew(await drawn(site))).toEqual(['/start/', '/zh/start/']);
  });

  it('leaves the pictures of all others where their pages name them', async () => {
    const site = gardenWith();
    await drawn(site);
    const before = picturesOf(site);
    site.write({ 'pages/beds/index.md': text('Raised beds'), 'pages/start/index.md': text('Begin') });
    const { pages } = await drawn(site, { only: ['/beds'], languages: ['en'] });
    const after = picturesOf(site);

    expect(pages?.map(({ route }) => route.url)).toContain('/beds/');
    expect(
      Object.keys(after)
        .filter((name) => !(name in before))
        .map(withoutHash),
    ).toEqual(['beds.en']);
    expect(Object.keys(before).filter((name) => !(name in after))).toEqual([]);
    expect(historyOf(site)[0]).toEqual(expect.arrayContaining(Object.keys(after).map(inFolder)));
  });
});

describe('a build without pictures', () => {
  it('draws none and names none; those of the build before stay for links that are out', async () => {
    const site = gardenWith();
    await drawn(site);
    const before = Object.keys(picturesOf(site));
    const { pages, problems } = await site.build();

    expect(problems).toEqual([]);
    expect(pages?.filter(({ picture }) => picture)).toEqual([]);
    expect(site.published()['beds/index.html']).not.toContain('og:image');
    expect(Object.keys(picturesOf(site))).toEqual(before);
  });

  it('has no folder for them where none were ever drawn', async () => {
    const site = gardenWith();
    await site.build();

    expect(Object.keys(site.published()).filter((name) => name.startsWith(FOLDER))).toEqual([]);
  });
});

it('hosts are told that pictures never change and may be shown by other sites; workers do not fetch them', async () => {
  const site = gardenWith();
  await drawn(site);
  const { _headers: headers, 'assets/sw.js': worker } = site.published();

  expect(headers).toContain(
    `/${FOLDER}/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n`,
  );
  expect(headers).toContain('/assets/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000');
  expect(worker).not.toContain('pictures');
});

describe('a build with pictures fails', () => {
  it('by the name of a character that no face has, with its pages and where it stands', async () => {
    const site = gardenWith({
      'pages/beds/index.zh.md': text('龘表'),
      'pages/start/index.zh.md': text('龘'),
    });
    const { problems, published } = await drawn(site);

    expect(problems.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
      ['MISSING_GLYPH', 'pages/start/index.zh.md', 2],
    ]);
    expect(problems.map(formatProblem).join()).toContain(
      "The picture of /zh/start/ and of 1 more page shows '龘' (U+9F98), which none of its fonts has",
    );
    expect(published).toBe(false);
  });

  it.each([
    ['draws none', server().replace(/ {2}picture: .*\n/, ''), 'NO_PICTURES'],
    [
      'names a face that is not there',
      server({ faces: `[{ name: 'A', file: 'site/a.woff2' }]` }),
      'PICTURE_FACE_UNREADABLE',
    ],
    [
      'names a face outside of it',
      server({ faces: `[{ name: 'A', file: '../a.woff2' }]` }),
      'PICTURE_FACE_UNREADABLE',
    ],
    [
      'names a face that is none',
      server({ faces: `[{ name: 'A', file: 'data/home.ts' }]` }),
      'PICTURE_FACE_UNREADABLE',
    ],
  ])('when the site %s', async (_, entry, code) => {
    const { problems, published } = await drawn(gardenWith({ 'site/server.ts': entry }));

    expect(problems.map((problem) => [problem.code, problem.place?.file])).toEqual([
      [code, 'site/server.ts'],
    ]);
    expect(published).toBe(false);
  });

  it('when the code that draws them throws, at its line', async () => {
    const thrower = server({ html: `(() => { throw new RangeError('no ' + url); })()` });
    const { problems } = await drawn(gardenWith({ 'site/server.ts': thrower }));

    expect(problems.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
      ['PAGE_NOT_DRAWN', 'site/server.ts', 6],
    ]);
  });
});

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function inFolder(name: string): string {
  return `${FOLDER}/${name}`;
}

function historyOf(site: Garden): string[][] {
  return JSON.parse(site.published()['.assets-history.json'] ?? '[]');
}
