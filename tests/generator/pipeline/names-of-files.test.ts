import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, type Files, Garden, garden } from '../../builders/garden';
import { randomNumbers } from '../../builders/random-numbers';

const BED = 'pages/start/Bed.ts';

/** Every drawing of a page has a number of its own, and names the module of its demo. */
const counted: Files = {
  ...garden,
  'site/frame.ts': `const first = Math.random();\nlet count = 0;\nexport const frame = ({ title, content }) => ({\n  htmlAttributes: {},\n  head: '<title>' + title + '</title>',\n  styles: '',\n  body: '<body data-drawing="' + first + ' ' + (count += 1) + '">' + (content.parts ?? []).map(({ demo }) => demo ? '<b data-module="' + demo.modules.system + '">\\uE000' + demo.fallback + '\\uE001</b>' : '').join('') + '</body>',\n});\n`,
};

/** Edits that rename files, each by a number. */
const edits: ((at: number) => Files)[] = [
  (at) => ({ 'site/client.ts': `${garden['site/client.ts']}document.title += ${at};\n` }),
  (at) => ({ 'site/demos.ts': `${garden['site/demos.ts']}export const at = ${at};\nconsole.log(at);\n` }),
  (at) => ({ 'site/client.css': `b { width: ${at}px; }\n` }),
  (at) => ({ [BED]: `${garden[BED]}console.log(${at});\n` }),
  (at) => ({ 'site/server.ts': garden['site/server.ts']?.replace('color:green', `width:${at}px`) ?? '' }),
  (at) => ({
    'node_modules/.package-lock.json': `{"seeds":${at + 1}}`,
    'node_modules/seeds/index.js': `export const sow = (rows) => 'sown ${at} ' + rows;\n`,
  }),
];

const urlsIn = (html = '') =>
  [...html.matchAll(/(?:href|src|data-module)="([^"]+\.(?:js|css))"/g)].map(([, url]) => url);

const drawingOf = (site: Garden, page: string) =>
  /data-drawing="([^"]+)"/.exec(site.published()[page] ?? '')?.[1];

describe('a page whose files have new names', () => {
  it('names them, and is not drawn again', async () => {
    const site = new Garden(counted);
    await site.build();
    const before = site.published()['start/index.html'];
    const drawing = drawingOf(site, 'start/index.html');
    site.write({ 'site/client.ts': `${garden['site/client.ts']}document.title += 'new';\n` });
    await site.build();
    const published = site.published();
    const html = published['start/index.html'];

    expect(drawing).toBeDefined();
    expect(drawingOf(site, 'start/index.html')).toBe(drawing);
    expect(urlsIn(html)).not.toEqual(urlsIn(before));
    expect(
      urlsIn(html)
        .map((url) => url?.slice(1))
        .filter((file) => !(file !== undefined && file in published)),
    ).toEqual([]);
  });

  it('says why it is made again', async () => {
    const site = new Garden();
    await site.build();
    site.write({ 'site/client.ts': `${garden['site/client.ts']}document.title += 'new';\n` });
    const { pages = [] } = await site.build();

    expect(new Set(pages.map(({ because }) => because))).toEqual(
      new Set(['changed: names of scripts and styles']),
    );
    expect((await site.build()).pages?.map(({ because }) => because)).toEqual(pages.map(() => undefined));
  });

  it.each([11, 12, 13])(
    'is the same to the byte as in a build without a memory, whatever was renamed before (%i)',
    async (seed) => {
      const random = randomNumbers(seed);
      const site = new Garden();
      const written: Files = { ...garden };
      await site.build();
      for (let at = 1; at <= 5; at += 1) {
        const change = edits[random(edits.length)]?.(at) ?? {};
        Object.assign(written, change);
        site.write(change);
        await site.build();
      }
      const cold = new Garden(written);
      await cold.build({});
      const pages = (files: Files) => Object.entries(files).filter(([name]) => name.endsWith('.html'));

      expect(pages(site.published())).toEqual(pages(cold.published()));
    },
  );

  it('is drawn again when the page of the earlier build is damaged', async () => {
    const site = new Garden(counted);
    await site.build();
    const drawing = drawingOf(site, 'start/index.html');
    const store = path.join(site.cacheFolder, 'store');
    for (const [name, text] of Object.entries(filesBelow(store)))
      if (text.includes('data-drawing'))
        writeFileSync(path.join(store, name), text.replace('data-', 'date-'));
    site.write({ 'site/client.ts': `${garden['site/client.ts']}document.title += 'new';\n` });
    await site.build();

    expect(drawingOf(site, 'start/index.html')).toBeDefined();
    expect(drawingOf(site, 'start/index.html')).not.toBe(drawing);
  });

  it('shows the characters of marks that a demo draws, and takes them for no name', async () => {
    const site = new Garden({
      ...counted,
      'pages/start/Bed.ts': `export default function Bed() {\n  return '\\uE004scripts\\uE004 \\uE0040\\uE004';\n}\n`,
    });
    await site.build();
    const html = site.published()['start/index.html'] ?? '';

    expect(html.match(/<script type="module"/g)).toHaveLength(1);
    expect(html).toContain('&#xE004;scripts&#xE004; &#xE004;0&#xE004;');
  });
});
