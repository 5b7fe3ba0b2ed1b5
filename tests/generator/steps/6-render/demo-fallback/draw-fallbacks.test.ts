import { existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Memory } from '../../../../../generator/cache';
import { drawFallbacks } from '../../../../../generator/steps/6-render/demo-fallback/draw-fallbacks';
import { missingBrowserName } from '../../../../../generator/steps/6-render/demo-fallback/needs-browser';
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

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, code: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
}

interface Drawing {
  /** Bodies of functions that return HTML, by name. */
  demos?: Record<string, string>;
  /** Whole modules, by name. */
  modules?: Record<string, string>;
  memory?: Memory;
  languages?: string[];
  limitSeconds?: number;
}

async function drawAll({ demos = {}, modules = {}, memory = temporaryMemory(folder), ...limits }: Drawing) {
  const bodies = Object.entries(demos).map(([name, body]) => [name, `export default () => { ${body} };`]);
  const all = [...bodies, ...Object.entries(modules)];
  const written = all.map(([name = '', code = '']) => [`${name}.tsx`, write(name, code)]);
  const assets = {
    demoServer: {
      entry: path.join(folder, 'entry.mjs'),
      demos: Object.fromEntries(written),
      states: Object.fromEntries(all.map(([name = '', code = '']) => [`${name}.tsx`, code])),
    },
  };
  const files = all.map(([name]) => `${name}.tsx`);
  // Those of modules with these names import nothing of what a browser is opened for.
  const plain = ['Plain.tsx', 'Lively.tsx'];
  const imports = Object.fromEntries(files.map((file) => [file, plain.includes(file) ? [] : ['charts']]));
  const fallbacks = await drawFallbacks({ assets, files, imports, memory, ...limits });
  const html = Object.fromEntries(
    files.map((file) => [file, memory.store.get(fallbacks.drawn[file]?.html ?? '')?.toString()]),
  );
  return { html, ...fallbacks, memory };
}

async function drawOne(body: string): Promise<string | undefined> {
  const { html } = await drawAll({ demos: { A: body } });
  return html['A.tsx'];
}

/** What demos threw, in words; of those that were drawn nothing. */
async function failuresOf(demos: Record<string, string>): Promise<Record<string, string>> {
  const { failed } = await drawAll({ demos });
  return Object.fromEntries(
    Object.entries(failed).map(([file, failure]) => [
      file.replace('.tsx', ''),
      failure.kind === 'threw' ? failure.thrown.text : failure.kind,
    ]),
  );
}

async function failureOf(body: string): Promise<string | undefined> {
  return (await failuresOf({ A: body }))['A'];
}

/** Longer than a demo takes on a busy machine. */
const SOON = 3;

describe('the surroundings of a drawing', () => {
  it('are one moment', async () => {
    const moments = await drawOne(
      `return [new Date().toISOString(), Date.now(), new Date(0).getTime(), Date().slice(0, 15), new Date() instanceof Date].join()`,
    );

    expect(moments).toBe('2024-09-20T12:00:00.000Z,1726833600000,0,Fri Sep 20 2024,true');
  });

  it('are one zone and one locale, whatever the machine has', async () => {
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

  it('know one chance, which starts over for every demo', async () => {
    const chance = `return [Math.random(), crypto.randomUUID(), crypto.getRandomValues(new Uint8Array(2)), performance.now()].join(' ')`;
    const { html } = await drawAll({ demos: { A: chance, B: chance } });

    expect(html['A.tsx']).toMatch(/^0\.\d+ [0-9a-f]{8}-.* \d+,\d+ 0$/);
    expect(html['B.tsx']).toBe(html['A.tsx']);
    expect(await drawOne(chance)).toBe(html['A.tsx']);
  });

  it('find what their modules share as the site puts it back, whatever was loaded before', async () => {
    write(
      'entry',
      `globalThis.words = 'plain';
      export const demoServerEntry = {
        renderDemo: (draw) => ({ html: '<p>' + draw() + '</p>', styles: '' }),
        restart: async () => { globalThis.words = 'plain'; },
      };`,
    );
    const module = (before: string) => `${before} export default () => globalThis.words;`;
    const { html } = await drawAll({
      modules: { A: module(''), B: module(`globalThis.words = 'Persian';`), C: module('') },
    });

    expect(html).toEqual({ 'A.tsx': '<p>plain</p>', 'B.tsx': '<p>Persian</p>', 'C.tsx': '<p>plain</p>' });
  });

  it.each([
    ['a method', `Number.prototype.toFixed = () => 'other'`],
    ['a method that is added', `Array.prototype.last = () => 'other'`],
    ['a method of what only loops meet', `[][Symbol.iterator]().__proto__.next = () => ({ done: true })`],
    ['a function', `JSON.stringify = () => 'other'`],
    ['a class of words in languages', `Intl.NumberFormat.prototype.formatToParts = () => []`],
    ['a whole class', `globalThis.Map = class {}`],
    [
      'what others ask with',
      `Object.getOwnPropertyDescriptor = () => undefined; Reflect.ownKeys = () => []; Number.prototype.toFixed = () => 'other'`,
    ],
  ])('find the language as it came, though one before changed %s', async (_, change) => {
    const looks = `return '<p>' + [(1).toFixed(1), [].last, [...'ab'].length, JSON.stringify(1), new Intl.NumberFormat('en').formatToParts(1).length, new Map().size] + '</p>';`;
    const { html, failed } = await drawAll({
      demos: { A: looks, B: `${change}; return '<p>changed</p>';`, C: looks, D: looks },
    });
    expect(failed).toEqual({});
    expect(html['A.tsx']).toBe('<p>1.0,,2,1,1,0</p>');
    expect(html).toMatchObject({ 'B.tsx': '<p>changed</p>', 'C.tsx': html['A.tsx'], 'D.tsx': html['A.tsx'] });
  });

  it('hold none of the secrets that the build was started with', async () => {
    process.env.SECRET_OF_THE_BUILD = 'secret';
    try {
      const names = await drawOne(`return Object.keys(process.env).sort().join(' ')`);
      expect(names).toBe('LANG LC_ALL NODE_ENV TZ');
    } finally {
      delete process.env.SECRET_OF_THE_BUILD;
    }
  });

  it('do not name a folder of the machine', async () => {
    expect(await drawOne(`return process.cwd()`)).toBe(path.parse(process.cwd()).root);
  });

  it('end with the drawing: nothing that a demo starts for later happens', async () => {
    const { html, failed } = await drawAll({
      demos: {
        A: `setInterval(() => undefined, 1); setTimeout(() => { for (;;); }); Promise.reject(new Error('late')); return 'A'`,
        B: `return 'B'`,
      },
      limitSeconds: SOON,
    });

    expect(html).toEqual({ 'A.tsx': 'A', 'B.tsx': 'B' });
    expect(failed).toEqual({});
  });
});

describe('a demo has no rights', () => {
  it('to read a file', async () => {
    const module = `import { readFileSync } from 'node:fs'; export default () => readFileSync('/etc/passwd', 'utf8');`;
    const { failed, html } = await drawAll({ modules: { A: module } });

    expect(html['A.tsx']).toBeUndefined();
    expect(failed['A.tsx']).toMatchObject({ thrown: { text: 'FileSystemRead is not allowed: /etc/passwd' } });
  });

  it('to write a file, beside its module or elsewhere', async () => {
    const target = path.join(folder, 'written.txt');
    const text = await failureOf(
      `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(target)}, 'x'); return 'wrote'`,
    );

    expect(text).toContain('FileSystemWrite is not allowed');
    expect(existsSync(target)).toBe(false);
  });

  it('to start or end processes', async () => {
    const words = await failuresOf({
      child: `process.getBuiltinModule('child_process').execSync('id')`,
      thread: `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true })`,
      exit: `process.exit(0)`,
      kill: `process.kill(process.ppid, 0)`,
      abort: `process.abort()`,
      answer: `process.send('ready')`,
    });

    expect(words).toEqual({
      child: 'ChildProcess is not allowed',
      thread: 'WorkerThreads is not allowed',
      exit: 'Error: process.exit is not allowed while demos are drawn',
      kill: 'Error: process.kill is not allowed while demos are drawn',
      abort: 'Error: process.abort is not allowed while demos are drawn',
      answer: 'Error: process.send is not allowed while demos are drawn',
    });
  });

  it('to the network, by whatever way', async () => {
    const { port, calls, close } = await listen();
    const words = await failuresOf({
      fetch: `fetch('http://127.0.0.1:${port}')`,
      WebSocket: `new WebSocket('ws://127.0.0.1:${port}')`,
      net: `process.getBuiltinModule('net').connect(${port}, '127.0.0.1')`,
      socket: `process.stdin.constructor.prototype.connect.call(process.stdin, ${port}, '127.0.0.1')`,
      http: `process.getBuiltinModule('http').get('http://127.0.0.1:${port}')`,
      https: `process.getBuiltinModule('https').request('https://127.0.0.1:${port}')`,
      tls: `process.getBuiltinModule('tls').connect(${port}, '127.0.0.1')`,
      http2: `process.getBuiltinModule('http2').connect('http://127.0.0.1:${port}')`,
      dgram: `process.getBuiltinModule('dgram').createSocket('udp4').send('x', ${port}, '127.0.0.1')`,
      dns: `process.getBuiltinModule('dns').lookup('localhost', () => undefined)`,
      promises: `process.getBuiltinModule('dns').promises.lookup('localhost')`,
      server: `process.getBuiltinModule('net').createServer().listen(0)`,
    });
    await close();

    const REFUSED =
      /^Error: [\w./]+ is not allowed while demos are drawn$|^ReferenceError: \w+ is not defined$/;
    expect(Object.entries(words).filter(([, text]) => !REFUSED.test(text))).toEqual([]);
    expect(Object.keys(words)).toHaveLength(12);
    expect(calls()).toBe(0);
  });

  it('to the network by an import that is put together', async () => {
    const module = `const { connect } = await import('node:' + 'net'); export default () => { connect(1); return 'sent'; };`;
    const { failed } = await drawAll({ modules: { A: module } });

    expect(failed['A.tsx']).toMatchObject({ thrown: { text: expect.stringContaining('net.connect') } });
  });
});

/** A server that counts who connects. */
async function listen() {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    calls: () => count,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('a demo that cannot be drawn', () => {
  it('is named with what it threw and the line of its module, and leaves the others alone', async () => {
    const { html, drawn, failed } = await drawAll({
      demos: { B: `console.error('noise'); return 'drawn'` },
      modules: { A: `export default function Pear() {\n  throw new Error('no pear');\n}\n` },
    });

    expect(html['B.tsx']).toBe('drawn');
    expect(drawn['A.tsx']).toBeUndefined();
    expect(failed).toEqual({
      'A.tsx': {
        kind: 'threw',
        when: 'render',
        thrown: { text: 'Error: no pear', frames: expect.any(Array) },
      },
    });
    expect(failed['A.tsx']).toMatchObject({
      thrown: { frames: [{ name: 'Pear', module: 'A.mjs', line: 2, column: 9 }, { module: 'entry.mjs' }] },
    });
  });

  it('is told apart when it throws while it is loaded', async () => {
    const { failed } = await drawAll({ modules: { A: `throw new TypeError('not now')` } });

    expect(failed['A.tsx']).toMatchObject({ when: 'import', thrown: { text: 'TypeError: not now' } });
  });

  it.each([
    [`throw 'pear'`, 'pear, which is no error'],
    [`throw undefined`, 'undefined, which is no error'],
    [`throw Object.create(null)`, 'a value that is no error'],
    [`throw { get message() { throw 1 } }`, 'a value that cannot be shown'],
    [`throw new Error('pear '.repeat(1e6))`, `Error: ${'pear '.repeat(1e6)}`.slice(0, 400).concat('…')],
  ])('may throw anything: %s', async (code, words) => {
    expect(await failureOf(code)).toBe(words);
  });

  it('is told without the folders of the machine', async () => {
    const text = await failureOf(`throw new Error('cannot read ' + import.meta.url)`);

    expect(text).toBe('Error: cannot read A.mjs');
  });

  it('is stopped when it never ends, and leaves the others alone', async () => {
    const loop = { kind: 'stopped', seconds: SOON };
    const { html, failed } = await drawAll({
      demos: {
        A: `return 'A'`,
        B: `for (;;);`,
        C: `return 'C'`,
        D: `Promise.resolve().then(() => { for (;;); })`,
      },
      modules: { E: `for (;;);`, F: `export default () => 'F'` },
      limitSeconds: SOON,
    });

    expect(html).toMatchObject({ 'A.tsx': 'A', 'C.tsx': 'C', 'F.tsx': 'F' });
    expect(failed).toEqual({ 'B.tsx': loop, 'D.tsx': loop, 'E.tsx': loop });
  });

  it('may even take its process with it', async () => {
    const { html, failed } = await drawAll({
      modules: {
        A: `export default () => 'before'`,
        B: `await new Promise(() => undefined); export default () => 'never'`,
        C: `export default () => 'after'`,
      },
    });

    expect(html).toEqual({ 'A.tsx': 'before', 'B.tsx': undefined, 'C.tsx': 'after' });
    expect(failed).toEqual({ 'B.tsx': { kind: 'ended', reason: 'an await that nothing ends' } });
  });

  it('is remembered with what it threw', async () => {
    const demos = { A: `throw new Error('no pear')` };
    const { memory, failed } = await drawAll({ demos });
    write('entry', `throw new Error('is not run again');`);

    expect(await drawAll({ demos, memory })).toMatchObject({ failed });
  });

  it('is tried again when it was only stopped: the machine may have been slow', async () => {
    const demos = { A: `for (;;);` };
    const { memory, failed } = await drawAll({ demos, limitSeconds: 1 });
    write('entry', `export const demoServerEntry = { renderDemo: () => ({ html: 'drawn', styles: '' }) };`);

    expect(failed['A.tsx']?.kind).toBe('stopped');
    expect((await drawAll({ demos, memory })).html['A.tsx']).toBe('drawn');
  });
});

describe('the entry that draws demos', () => {
  it('is named with what it threw', async () => {
    write('entry', `\nthrow new Error('the entry is broken');`);
    const { entryFailure, failed, drawn } = await drawAll({ demos: { A: `return 'a'` } });

    expect(entryFailure).toMatchObject({
      text: 'Error: the entry is broken',
      frames: [{ module: 'entry.mjs', line: 2 }],
    });
    expect({ failed, drawn }).toEqual({ failed: {}, drawn: {} });
  });

  it('is named when it exports nothing that draws', async () => {
    write('entry', `export const other = 1;`);

    expect((await drawAll({ demos: { A: `return 'a'` } })).entryFailure?.text).toContain('exports no');
  });

  it('may lie behind a link', async () => {
    const real = `${folder}-real`;
    renameSync(folder, real);
    symlinkSync(real, folder);
    try {
      expect(await drawOne(`return 'drawn'`)).toBe('drawn');
    } finally {
      rmSync(real, { recursive: true, force: true });
    }
  });
});

describe('a site that draws in a browser, too', () => {
  const browser = (draw: string) =>
    write(
      'entry',
      `export const demoServerEntry = {
        renderDemo: (draw) => ({ html: draw(), styles: '' }),
        browser: {
          draws: ({ imports, code }) => imports.includes('charts') || code.includes('useEffect'),
          open: async () => { globalThis.document = {}; return async (draw) => { ${draw} }; },
        },
      };`,
    );
  const body = `return '<p>' + typeof document + '</p>'`;

  it('is told to have been stopped in the browser if the server shows nothing', async () => {
    browser(`for (;;);`);
    const { failed } = await drawAll({ demos: { A: `return '<div></div>'` }, limitSeconds: SOON });

    expect(failed).toEqual({ 'A.tsx': { kind: 'stopped', seconds: SOON } });
  });

  it('has the browser before any demo is loaded, and its drawing counts', async () => {
    browser(`return { html: draw(), styles: '' }`);
    const module = `const there = typeof document; export default () => '<p>' + there + '</p>';`;

    expect((await drawAll({ modules: { A: module } })).html['A.tsx']).toBe('<p>object</p>');
  });

  it.each([
    ['holds it back', `return undefined`],
    ['throws', `throw new Error('no layout')`],
    [
      'is heavy',
      `return { html: Array.from({ length: 9000 }, (_, at) => at * 7919 % 9001).join(), styles: '' }`,
    ],
    ['never ends', `for (;;);`],
  ])('has the drawing of the server where the other one %s', async (_, draw) => {
    browser(draw);
    const { html, failed } = await drawAll({ demos: { A: body }, limitSeconds: SOON });

    expect(html['A.tsx']).toBe('<p>undefined</p>');
    expect(failed).toEqual({});
  });

  it('reports a demo whose own code throws there, in an effect, though a server runs none', async () => {
    browser(`const html = draw(); globalThis.effect(); return { html, styles: '' };`);
    const effect = (thrown: string) =>
      `globalThis.effect = () => { throw ${thrown}; }; return '<p>first</p>'`;
    const demos = {
      A: effect(`new Error('it failed later')`),
      B: effect(`new TypeError('no such method')`),
      C: effect(`'no error'`),
    };
    const { html, failed } = await drawAll({ demos });

    expect(failed).toMatchObject({
      'A.tsx': { kind: 'threw', when: 'render', thrown: { text: 'Error: it failed later' } },
    });
    // What only a real browser has may be missing.
    expect(html).toEqual({ 'A.tsx': undefined, 'B.tsx': '<p>first</p>', 'C.tsx': '<p>first</p>' });
    expect(Object.keys(failed)).toEqual(['A.tsx']);
  });

  it('is not asked for a demo that neither imports nor does what it is for', async () => {
    browser(`return { html: draw(), styles: '' }`);
    const modules = { Plain: `export default () => { ${body} };`, Lively: '' };
    modules.Lively = `const useEffect = () => {}; ${modules.Plain}`;

    expect((await drawAll({ demos: { A: body }, modules })).html).toEqual({
      'A.tsx': '<p>object</p>',
      'Lively.tsx': '<p>object</p>',
      'Plain.tsx': '<p>undefined</p>',
    });
  });

  it('is as poor in rights there', async () => {
    browser(`return { html: draw(), styles: '' }`);
    const { html, failed } = await drawAll({
      demos: { A: `return process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')` },
    });

    expect(html['A.tsx']).toBeUndefined();
    expect(failed['A.tsx']).toMatchObject({ thrown: { text: 'FileSystemRead is not allowed: /etc/passwd' } });
  });

  it('may draw another picture for narrow pages: its ids are its own', async () => {
    browser(`return { html: '<i id="a">wide</i>', narrow: '<i id="a">narrow</i>', styles: '' }`);

    expect(await drawOne(body)).toMatch(
      /^<div data-drawn="wide"><i id="(A-\w{4}-)a">wide<\/i><\/div><div data-drawn="narrow"><i id="\1n-a">narrow<\/i><\/div>$/,
    );
  });

  it('which may be for screens without a mouse instead', async () => {
    browser(`return { html: '<i>wide</i>', narrow: '<i>narrow</i>', isByPointer: true, styles: '' }`);

    expect(await drawOne(body)).toBe(
      '<div data-drawn="wide" data-by-pointer=""><i>wide</i></div><div data-drawn="narrow" data-by-pointer=""><i>narrow</i></div>',
    );
  });

  it('which shares no group of radio buttons with the wide one, nor with other demos', async () => {
    const radio = `<input type="radio" name="size" checked="">`;
    browser(`return { html: '<b>${radio}</b>', narrow: '<i>${radio}</i>', styles: '' }`);

    expect(await drawOne(body)).toMatch(
      /<b><input type="radio" name="(A-\w{4}-)size" checked=""\/><\/b>.*<i><input type="radio" name="\1n-size" checked=""\/><\/i>/,
    );
  });
});

describe('a drawing', () => {
  it('is told apart from the room that a demo only takes', async () => {
    const { drawn } = await drawAll({
      demos: { A: `return '<p>word</p>'`, B: `return '<div class="high"></div>'`, C: `return ''` },
    });

    expect(drawn['A.tsx']?.shows).toBe('picture');
    expect(drawn['B.tsx']?.shows).toBe('place');
    expect(drawn['C.tsx']).toBeUndefined();
  });

  it('is kept under ids of its own, without anything that acts', async () => {
    const html = await drawOne(
      'return `<label for="x">a</label><input id="x" autofocus="" onfocus="go()"><script>go()</script>`',
    );

    expect(html).toMatch(/^<label for="(A-\w{4}-x)">a<\/label><input id="\1"\/>$/);
  });

  it('ends where it ends, whatever is drawn, and so do its styles', async () => {
    write(
      'entry',
      `export const demoServerEntry = { renderDemo: (draw) => ({ html: draw(), styles: 'b::after{content:"</style>"}' }) };`,
    );
    const { memory, drawn, html } = await drawAll({
      demos: { A: `return '<div></main></body><i>1</i><!--</div>'` },
    });

    expect(html['A.tsx']).toBe('<div><i>1</i></div>');
    expect(memory.store.get(drawn['A.tsx']?.styles ?? '')?.toString()).toBe(
      'b::after{content:"\\3c /style>"}',
    );
  });

  it('is not made again while its module is the same', async () => {
    const demos = { A: `return '<p>word</p>'`, B: `throw new Error('never')` };
    const { memory, drawn } = await drawAll({ demos });
    write('entry', `throw new Error('is not run again');`);

    expect((await drawAll({ demos, memory })).drawn).toEqual(drawn);
    expect((await drawAll({ demos })).drawn).toEqual({});
  });

  it('is made again when the memory lost it', async () => {
    const demos = { A: `return '<p>word</p>'` };
    const { memory } = await drawAll({ demos });
    rmSync(memory.store.folder, { recursive: true });

    expect((await drawAll({ demos, memory })).html['A.tsx']).toBe('<p>word</p>');
  });
});

it('starts nothing for a site without demos', async () => {
  const memory = temporaryMemory(folder);

  expect(await drawFallbacks({ assets: {}, files: ['A.tsx'], imports: {}, memory })).toEqual({
    drawn: {},
    translated: {},
    failed: {},
  });
});

describe('a language in which demos have other words', () => {
  const modules = {
    A: `export default (language) => '<p>' + language + ' words</p>';`,
    B: `export default () => '<p>signs</p>';`,
  };

  it('has a drawing of its own of each that shows some, and of no other', async () => {
    write(
      'entry',
      `export const demoServerEntry = { renderDemo: (draw, language = 'en') => {
        const html = draw(language);
        return { html, styles: '', hasPackageText: html.includes('words') };
      } };`,
    );
    const { html, translated, memory } = await drawAll({ modules, languages: ['zh'] });
    expect(html).toEqual({ 'A.tsx': '<p>en words</p>', 'B.tsx': '<p>signs</p>' });
    expect(Object.keys(translated)).toEqual(['A.tsx']);
    expect(Object.keys(translated['A.tsx'] ?? {})).toEqual(['zh']);
    expect(memory.store.get(translated['A.tsx']?.['zh']?.html ?? '')?.toString()).toBe('<p>zh words</p>');
  });
});

describe('a language in which a site draws in a browser, too', () => {
  const WORDS = `'<p>' + (language ?? 'en') + ' words ' + typeof document + ' ' + Math.random() + '</p>'`;

  /** Both ways of drawing give what they draw, the language and chance; `draw` is the one of the browser. */
  async function drawBoth(draw: string) {
    write(
      'entry',
      `export const demoServerEntry = {
        renderDemo: (Demo, language) => ({ html: ${WORDS}, styles: '', hasPackageText: true }),
        browser: {
          draws: () => true,
          open: async (languages) => {
            globalThis.document = {};
            return async (Demo, language) => { ${draw} return { html: ${WORDS} + languages, styles: '', hasPackageText: true }; };
          },
        },
      };`,
    );
    const drawn = await drawAll({
      modules: { A: 'export default 1', B: 'export default 2' },
      languages: ['zh'],
    });
    const textOf = (name?: string) => drawn.memory.store.get(name ?? '')?.toString();
    const zh = Object.values(drawn.translated).map((others) => textOf(others['zh']?.html));
    return { en: Object.values(drawn.html), zh, failed: drawn.failed };
  }

  it('has a drawing of the same browser, which knew it before any demo, with the same chance', async () => {
    const { en, zh } = await drawBoth('');

    expect(en[0]).toMatch(/^<p>en words object 0\.\d+<\/p>zh$/);
    expect(en[1]).toBe(en[0]);
    expect(zh).toEqual(en.map((html) => html?.replace('en', 'zh')));
  });

  it.each([
    ['is held back there', `if (language) return undefined;`],
    ['throws there', `if (language) throw new Error('no words');`],
    [
      'is heavy there',
      `if (language) return { html: String(Array.from({ length: 9000 }, (_, at) => at * 7919 % 9001)), styles: '' };`,
    ],
  ])('has the drawing of the server where the other one %s', async (_, draw) => {
    const { en, zh, failed } = await drawBoth(draw);

    expect(en).toEqual([
      expect.stringContaining('en words object'),
      expect.stringContaining('en words object'),
    ]);
    expect(zh).toEqual([
      expect.stringContaining('zh words undefined'),
      expect.stringContaining('zh words undefined'),
    ]);
    expect(failed).toEqual({});
  });

  it('has the first drawing where nothing can draw it', async () => {
    write(
      'entry',
      `export const demoServerEntry = { renderDemo: (Demo, language) => {
        if (language) throw new Error('no words');
        return { html: '<p>words</p>', styles: '', hasPackageText: true };
      } };`,
    );
    const { html, translated, failed } = await drawAll({
      modules: { A: 'export default 1' },
      languages: ['zh'],
    });

    expect([html, translated, failed]).toEqual([{ 'A.tsx': '<p>words</p>' }, {}, {}]);
  });

  it('is drawn with the others again when it is new to the site', async () => {
    write(
      'entry',
      `let mounts = 0;
      export const demoServerEntry = { renderDemo: (Demo, language = 'en') => ({ html: '<p>' + language + ++mounts + '</p>', styles: '', hasPackageText: true }) };`,
    );
    const modules = { A: 'export default 1' };
    const memory = temporaryMemory(folder);
    await drawAll({ modules, memory });
    const { html, translated } = await drawAll({ modules, memory, languages: ['zh'] });

    expect(html['A.tsx']).toBe('<p>en1</p>');
    expect(memory.store.get(translated['A.tsx']?.['zh']?.html ?? '')?.toString()).toBe('<p>zh2</p>');
  });
});

describe('a demo that lives in browsers alone', () => {
  it('is known by the name it asks for', async () => {
    const names = ['window', 'document', 'navigator', 'localStorage', 'ResizeObserver'];
    const texts = await failuresOf(Object.fromEntries(names.map((name) => [name, `return ${name}.x`])));

    expect(names.map((name) => missingBrowserName({ text: texts[name] ?? '', frames: [] }))).toEqual(names);
  });

  it('is told from one that is broken', async () => {
    const texts = await failuresOf({ A: `return pears.map`, B: `return globalThis.document.title` });

    expect(Object.values(texts)).toEqual([
      'ReferenceError: pears is not defined',
      "TypeError: Cannot read properties of undefined (reading 'title')",
    ]);
    expect(Object.values(texts).flatMap((text) => missingBrowserName({ text, frames: [] }) ?? [])).toEqual(
      [],
    );
  });
});
