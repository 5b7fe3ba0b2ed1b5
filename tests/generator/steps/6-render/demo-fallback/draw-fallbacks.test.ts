import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Memory } from '../../../../../generator/cache';
import { drawFallbacks } from '../../../../../generator/steps/6-render/demo-fallback/draw-fallbacks';
import { temporaryMemory } from '../../../../builders/memory';
import { temporaryFolder } from '../../../../temporary-folder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('fallbacks');
  write(
    'entry',
    `export const demoServerEntry = { renderDemo: (draw) => ({ html: draw(), styles: '.a{}' }) };`,
  );
});

function write(name: string, code: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
}

interface Drawing {
  demos: Record<string, string>;
  memory?: Memory;
}

/** Draws demos given as the body of a function that returns HTML. */
async function drawAll({ demos, memory = temporaryMemory(folder) }: Drawing) {
  const notes: string[] = [];
  const modules = Object.entries(demos).map(([name, body]) => [
    `${name}.tsx`,
    write(name, `export default () => { ${body} };`),
  ]);
  const assets = {
    demoServer: { entry: path.join(folder, 'entry.mjs'), demos: Object.fromEntries(modules) },
  };
  const files = Object.keys(demos).map((name) => `${name}.tsx`);
  const fallbacks = await drawFallbacks({ assets, files, memory, note: (note) => notes.push(note) });
  const html = Object.fromEntries(
    files.map((file) => [file, memory.store.get(fallbacks[file]?.html ?? '')?.toString()]),
  );
  return { html, fallbacks, notes, memory };
}

async function drawOne(body: string): Promise<string | undefined> {
  const { html } = await drawAll({ demos: { A: body } });
  return html['A.tsx'];
}

describe('the world of a drawing', () => {
  it('has one moment', async () => {
    const moments = await drawOne(
      `return [new Date().toISOString(), Date.now(), new Date(0).getTime(), Date().slice(0, 15), new Date() instanceof Date].join()`,
    );

    expect(moments).toBe('2024-09-20T12:00:00.000Z,1726833600000,0,Fri Sep 20 2024,true');
  });

  it('has one zone and one locale, whatever the machine has', async () => {
    process.env.TZ = 'Asia/Tokyo';
    process.env.LC_ALL = 'de_DE.UTF-8';
    try {
      const words = await drawOne(
        `const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions(); return [timeZone, locale, (1234.5).toLocaleString()].join(' ')`,
      );
      expect(words).toBe('UTC en-US 1,234.5');
    } finally {
      delete process.env.TZ;
      delete process.env.LC_ALL;
    }
  });

  it('knows one chance, which starts over for every demo', async () => {
    const chance = `return [Math.random(), crypto.randomUUID(), crypto.getRandomValues(new Uint8Array(2)), performance.now()].join(' ')`;
    const { html } = await drawAll({ demos: { A: chance, B: chance } });

    expect(html['A.tsx']).toMatch(/^0\.\d+ [0-9a-f]{8}-.* \d+,\d+ 0$/);
    expect(html['B.tsx']).toBe(html['A.tsx']);
    expect(await drawOne(chance)).toBe(html['A.tsx']);
  });
});

describe('a demo that cannot be drawn', () => {
  it('is told of, and leaves the others alone', async () => {
    const { html, fallbacks, notes } = await drawAll({
      demos: { A: `throw new Error('no window')`, B: `console.error('noise'); return 'drawn'` },
    });

    expect(html['B.tsx']).toBe('drawn');
    expect(fallbacks['A.tsx']).toBeUndefined();
    expect(notes).toEqual([expect.stringContaining('A.tsx')]);
    expect(notes[0]).toContain('no window');
  });

  it('may even take its process with it', async () => {
    const { html, notes } = await drawAll({
      demos: { A: `return 'before'`, B: `process.exit(3)`, C: `return 'after'` },
    });

    expect(html).toEqual({ 'A.tsx': 'before', 'B.tsx': undefined, 'C.tsx': 'after' });
    expect(notes).toEqual([expect.stringContaining('B.tsx')]);
  });

  it('is an error when nothing can be drawn at all', async () => {
    write('entry', `throw new Error('the entry is broken');`);

    await expect(drawAll({ demos: { A: `return 'a'` } })).rejects.toThrow('the entry is broken');
  });
});

describe('a drawing', () => {
  it('is told apart from the room that a demo only takes', async () => {
    const { fallbacks } = await drawAll({
      demos: { A: `return '<p>word</p>'`, B: `return '<div class="high"></div>'`, C: `return ''` },
    });

    expect(fallbacks['A.tsx']?.shows).toBe('picture');
    expect(fallbacks['B.tsx']?.shows).toBe('place');
    expect(fallbacks['C.tsx']).toBeUndefined();
  });

  it('is kept under ids of its own, without anything that acts', async () => {
    const html = await drawOne(
      'return `<label for="x">a</label><input id="x" autofocus="" onfocus="go()"><script>go()</script>`',
    );

    expect(html).toMatch(/^<label for="(A-\w{4}-x)">a<\/label><input id="\1"\/>$/);
  });

  it('is not made again while its module is the same', async () => {
    const demos = { A: `return '<p>word</p>'`, B: `throw new Error('never')` };
    const { memory, fallbacks } = await drawAll({ demos });
    rmSync(path.join(folder, 'entry.mjs'));

    expect((await drawAll({ demos, memory })).fallbacks).toEqual(fallbacks);
    await expect(drawAll({ demos })).rejects.toThrow();
  });

  it('is made again when the memory lost it', async () => {
    const demos = { A: `return '<p>word</p>'` };
    const { memory } = await drawAll({ demos });
    rmSync(memory.store.folder, { recursive: true });

    expect((await drawAll({ demos, memory })).html['A.tsx']).toBe('<p>word</p>');
  });
});

it('starts nothing for a site without demos', async () => {
  expect(await drawFallbacks({ assets: {}, files: ['A.tsx'], memory: temporaryMemory(folder) })).toEqual({});
});
