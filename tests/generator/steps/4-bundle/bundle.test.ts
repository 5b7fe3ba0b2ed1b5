import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Assets } from '../../../../generator/model';
import { readFileTable } from '../../../../generator/published/file-table';
import { fileTable } from '../../../../generator/steps/4-bundle/file-table';
import { filesOfDemo } from '../../../../generator/steps/4-bundle/files-of-demo';
import { draw, type Files, installed, Orchard, publish } from './orchard';

describe('a site without demos', () => {
  it('has its small script, its shared styles and nothing that mounts demos', async () => {
    const { assets } = await new Orchard().bundle();

    expect(assets?.files.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^assets\/assets\/client-\w{8}\.js$/),
      expect.stringMatching(/^assets\/assets\/shared-\w{8}\.css$/),
    ]);
    expect(assets).toMatchObject({ client: `/${assets?.files[0]?.path}`, demos: {}, beforePaint: 'var a=1' });
    expect(assets?.demoRuntime).toBeUndefined();
    expect(readFileSync(assets?.files[1]?.from ?? '', 'utf8')).toBe('a{color:green}');
  });
});

describe('a CommonJS module', () => {
  const packages = {
    ...installed(
      'shed',
      `exports.spade = 'spade'; exports.delete = 'removed'; exports.things = {}; exports.of = exports.all = 1;`,
    ),
    ...installed('shelf', `exports.things = require('shed').things;`),
    ...installed('gardener', `import * as shed from 'shed'; export const tool = () => shed.spade;`),
    ...installed('helper', `import { spade } from 'shed'; export const tool = spade;`),
    // Not found in its code.
    ...installed('sprouts', `exports.cress = 'cress'; for (const name of ['kale']) exports[name] = name;`),
  };

  it.each([
    ['a name', `import { spade } from 'shed'; export default () => spade;`, 'spade'],
    ['the default', `import shed from 'shed'; export default () => shed.spade;`, 'spade'],
    [
      'the whole module',
      `import * as shed from 'shed'; export default () => Object.keys(shed).sort().join();`,
      'all,default,delete,of,spade,things',
    ],
    [
      'a name that is a word of the language',
      `import { delete as gone } from 'shed'; export default () => gone;`,
      'removed',
    ],
    [
      'a name that is found when it runs',
      `import { kale, cress } from 'sprouts'; export default () => kale + cress;`,
      'kalecress',
    ],
    [
      'one object with modules that require it',
      `import { things } from 'shed'; import { things as same } from 'shelf'; export default () => things === same;`,
      true,
    ],
  ])('gives %s', async (_, code, drawn) => {
    const orchard = new Orchard({ ...packages, 'data/A.tsx': code });

    expect(await draw(await orchard.assets('data/A.tsx'), 'data/A.tsx')).toBe(drawn);
  });

  it('is made an ES module once, whatever imports it', async () => {
    const code = `import { spade } from 'shed'; import * as gardener from 'gardener'; import { tool } from 'helper';
      export default () => [spade, gardener.tool(), tool].join();`;
    const assets = await new Orchard({ ...packages, 'data/A.tsx': code }).assets('data/A.tsx');
    const all = assets.files.map(({ from }) => readFileSync(from, 'utf8')).join('\n');

    expect(await draw(assets, 'data/A.tsx')).toBe('spade,spade,spade');
    // esbuild's helper is called with what the module returns: `h(r())`.
    expect(all.match(/=\w+\(\w+\(\)(?:,1)?\)/g)).toHaveLength(1);
  });
});

describe('the imports of a demo', () => {
  const cases: [what: string, code: string, drawn: unknown][] = [
    ['a name', `import { pear } from 'fruit'; export default () => pear;`, 'pear'],
    ['a name under another', `import { pear as pirum } from 'fruit'; export default () => pirum;`, 'pear'],
    ['the default', `import fruit from 'fruit'; export default () => fruit;`, 'fruit'],
    [
      'the default and names',
      `import fruit, { plum } from 'fruit'; export default () => fruit + plum;`,
      'fruitplum',
    ],
    [
      'a whole module',
      `import * as all from 'fruit'; export default () => Object.keys(all).sort().join();`,
      'default,pear,plum',
    ],
    ['a name of a CommonJS module', `import { ripe } from 'old'; export default () => ripe;`, 'ripe'],
    ['the default of a CommonJS module', `import old from 'old'; export default () => old;`, 'old'],
    [
      'a module for its effect',
      `import 'effect'; export default () => (globalThis as any).effects > 0;`,
      true,
    ],
    ['a name that is handed on', `export { default } from './handed'; `, 'plum'],
    ['data', `import data from './data.json'; export default () => data.trees;`, 7],
  ];

  it.each(cases)('may be %s', async (_, code, drawn) => {
    const orchard = new Orchard({
      'data/A.tsx': code,
      'data/handed.ts': `export { plum } from 'fruit'; import { plum } from 'fruit'; export default () => plum;`,
      'data/data.json': '{"trees": 7}',
    });

    expect(await draw(await orchard.assets('data/A.tsx'), 'data/A.tsx')).toBe(drawn);
  });

  it('may be asked for later', async () => {
    const orchard = new Orchard({ 'data/A.tsx': `export default async () => (await import('fruit')).plum;` });

    expect(await draw(await orchard.assets('data/A.tsx'), 'data/A.tsx')).toBe('plum');
  });

  it('are left out where only types need them', async () => {
    const orchard = new Orchard({
      'data/A.tsx': `import { Trunk } from 'not-installed'; export default (trunk?: Trunk) => typeof trunk;`,
    });

    expect(await draw(await orchard.assets('data/A.tsx'), 'data/A.tsx')).toBe('undefined');
  });

  it('are told: what each file consists of, and the packages that are part of them', async () => {
    const orchard = new Orchard({ 'data/A.tsx': `import { pear } from 'fruit'; export default () => pear;` });
    const assets = await orchard.assets('data/A.tsx');
    const entry = assets.demos['data/A.tsx'] ?? '';
    const table = readFileTable(fileTable(assets, [entry]));
    const own = table.find(({ name }) => entry.endsWith(`/${name}`));

    expect(assets.packages).toEqual(['node_modules/fruit']);
    expect(own?.imports.map((at) => table[at]?.name)).toEqual([expect.stringMatching(/^fruit-pear-.*\.js$/)]);
    for (const { name, digest } of table) {
      const { from = '' } = assets.files.find(({ path }) => path.endsWith(`/${name}`)) ?? {};
      const sha256 = createHash('sha256').update(readFileSync(from)).digest('base64');
      expect([assets.digests[`/assets/assets/${name}`], digest]).toEqual([sha256, sha256]);
    }
  });

  it('lead to one copy of a package for all demos', async () => {
    const count = `import { next } from 'counter'; export default () => next();`;
    const orchard = new Orchard({ 'data/A.tsx': count, 'data/B.tsx': `${count} // B` });
    const assets = await orchard.assets('data/A.tsx', 'data/B.tsx');
    const load = publish(assets);
    const demos = await Promise.all(
      ['data/A.tsx', 'data/B.tsx'].map((file) => load(assets.demos[file] ?? '')),
    );

    expect(demos.map(({ default: component }) => typeof component === 'function' && component())).toEqual([
      1, 2,
    ]);
  });

  it('may name a style sheet, whose classes come back under names of their own', async () => {
    const orchard = new Orchard({
      'data/A.tsx': `import styles from './a.module.css'; import './plain.css'; export default () => styles.bark;`,
      'data/a.module.css': '.bark{color:brown}',
      'data/plain.css': '.leaf{color:green}',
    });
    const assets = await orchard.assets('data/A.tsx');
    const name = await draw(assets, 'data/A.tsx');
    const file = assets.files.find(({ path }) => `/${path}` === assets.demos['data/A.tsx']);
    const script = readFileSync(file?.from ?? '', 'utf8');

    expect(name).toMatch(/bark/);
    expect(script).toContain(`.${name}{color:brown}`);
    expect(script).toContain('.leaf{color:green}');
  });
});

describe('the files of a demo', () => {
  it('are its script, and all that is imported with it, each once', async () => {
    const orchard = new Orchard({
      'data/A.tsx': `import { pear } from 'fruit'; import { words } from './words'; export default () => pear + words;`,
      'data/B.tsx': `import { words } from './words'; export default () => words;`,
      'data/words.ts': `export const words = 'many words that two demos say';`,
    });
    const assets = await orchard.assets('data/A.tsx', 'data/B.tsx');
    const [own, ...others] = filesOfDemo(assets, 'data/A.tsx');

    expect(own).toBe(assets.demos['data/A.tsx']);
    expect(others).toHaveLength(2);
    expect(filesOfDemo(assets, 'data/B.tsx')).toHaveLength(2);
    expect(assets.files.map(({ path }) => `/${path}`)).toEqual(expect.arrayContaining([own, ...others]));
  });

  it('are none for a file that is no demo', async () => {
    expect(filesOfDemo(await new Orchard().assets(), 'data/A.tsx')).toEqual([]);
  });
});

describe('a package with an index', () => {
  /** Too much to be given to anyone who does not need it. */
  const heavy = (name: string) =>
    `export const ${name} = [${Array.from({ length: 900 }, (_, at) => `'${name} ${at * 7919}'`)}];`;
  const names = ['apple', 'berry', 'cherry', 'date'];
  const files: Files = {
    ...installed('many', names.map((name) => `export { ${name} } from './${name}.js';`).join('\n')),
    ...Object.fromEntries(names.map((name) => [`node_modules/many/${name}.js`, heavy(name)])),
    ...installed('needs-apple', `import { apple } from 'many';\nexport const first = () => apple[0];`),
    ...installed('needs-berry', `import { berry } from 'many';\nexport const first = () => berry[0];`),
    'data/A.tsx': `import { first } from 'needs-apple'; export default () => first();`,
    'data/B.tsx': `import { first } from 'needs-berry'; export default () => first();`,
  };

  const scriptsOf = (assets: Assets, demo: string): string[] => {
    const needed = filesOfDemo(assets, demo);
    return assets.files
      .filter(({ path }) => needed.includes(`/${path}`))
      .map(({ from }) => readFileSync(from, 'utf8'));
  };

  it('gives each demo what it uses and not what others use', async () => {
    const assets = await new Orchard(files).assets('data/A.tsx', 'data/B.tsx');
    const text = scriptsOf(assets, 'data/A.tsx').join('');

    expect(await draw(assets, 'data/A.tsx')).toBe('apple 0');
    expect(await draw(assets, 'data/B.tsx')).toBe('berry 0');
    expect(text).toContain('apple 7919');
    expect(text).not.toContain('berry 7919');
    expect(text).not.toContain('cherry 7919');
  });

  it('gives demos that take different names from it different files, and none with nothing in it', async () => {
    const taking = (name: string) => `import { ${name} } from 'many'; export default () => ${name}[0];`;
    const demos = Object.fromEntries(names.map((name) => [`data/${name}.tsx`, taking(name)]));
    const assets = await new Orchard({ ...files, ...demos }).assets(...Object.keys(demos));

    for (const name of names) {
      const scripts = scriptsOf(assets, `data/${name}.tsx`);
      expect(await draw(assets, `data/${name}.tsx`)).toBe(`${name} 0`);
      expect(names.filter((other) => scripts.join('').includes(`${other} 7919`))).toEqual([name]);
      expect(scripts).not.toContain('');
    }
  });

  it('is run where the package says that running it does something', async () => {
    const loud = {
      ...files,
      ...installed('many', `globalThis.ran = true; ${files['node_modules/many/index.js']}`, {
        sideEffects: true,
      }),
    };
    const assets = await new Orchard(loud).assets('data/A.tsx');

    expect(await draw(assets, 'data/A.tsx')).toBe('apple 0');
    expect(Reflect.get(globalThis, 'ran')).toBe(true);
  });
});

describe('the small scripts', () => {
  const shared = {
    'site/client.ts': `import { shout } from './shout'; import { whisper } from './whisper'; (globalThis as any).said = [shout, whisper]; (globalThis as any).later = () => import('./later');`,
    'site/demo-client.ts': `import { whisper } from './whisper'; import { press } from './press'; (globalThis as any).said.push(whisper + press); (globalThis as any).laterStill = () => import('./later-still');`,
    'site/shout.ts': `export const shout = 'HELLO';`,
    'site/whisper.ts': `export const whisper = 'hello';`,
    'site/press.ts': `export const press = ' press';`,
    'site/later.ts': `import { shout } from './shout'; export const late = shout + ' later';`,
    'site/later-still.ts': `import { whisper } from './whisper'; import { press } from './press'; export const late = whisper + press + ' later still';`,
    'site/demos.ts': `import { whisper } from './whisper'; import { shout } from './shout'; export const mountDemo = () => shout + whisper;`,
    'data/A.tsx': `export default () => 'A';`,
  };

  /** A site whose pages with demos have a script of their own. */
  function talking(): Orchard {
    const orchard = new Orchard(shared);
    const { entries } = orchard.definition;
    orchard.definition = {
      ...orchard.definition,
      entries: { ...entries, demoClient: 'site/demo-client.ts' },
    };
    return orchard;
  }

  it('come in a file each with all that they share with what is loaded later', async () => {
    const assets = await talking().assets('data/A.tsx');
    const { client, demoClient = '', demoRuntime = '', imports } = assets;
    const [common, ...others] = imports[client] ?? [];

    expect(others).toEqual([]);
    expect(imports[demoClient]).toHaveLength(2);
    expect(imports[demoClient]).toContain(common);
    expect(imports[demoRuntime]).toContain(common);
  });

  it('run once, and before what is loaded later', async () => {
    const assets = await talking().assets('data/A.tsx');
    const load = publish(assets);
    await load(assets.client);
    await load(assets.demoClient ?? '');
    const page = globalThis as unknown as Record<string, () => Promise<{ late: string }>> & {
      said: string[];
    };

    expect((await page.later?.())?.late).toBe('HELLO later');
    expect((await page.laterStill?.())?.late).toBe('hello press later still');
    expect(page.said).toEqual(['HELLO', 'hello', 'hello press']);
  });

  it('are made anew when an entry serves another purpose', async () => {
    const orchard = new Orchard(shared);
    const { server, client } = orchard.definition.entries;
    const scriptsWith = async (site: Orchard, entries: { demos: string } | { demoClient: string }) => {
      site.definition = { ...site.definition, entries: { server, client, ...entries } };
      const { files } = await site.assets('data/A.tsx');
      return files.map(({ path }) => path);
    };
    await scriptsWith(orchard, { demos: 'site/demo-client.ts' });
    const warm = await scriptsWith(orchard, { demoClient: 'site/demo-client.ts' });

    expect(warm).toEqual(await scriptsWith(new Orchard(shared), { demoClient: 'site/demo-client.ts' }));
  });

  it('are none for demos on a site without demos', async () => {
    expect((await talking().assets()).demoClient).toBeUndefined();
  });

  it('takes along what it needs at once, and shares with demos what it loads later', async () => {
    const orchard = new Orchard({
      'site/client.ts': `import { pear } from 'fruit'; (globalThis as any).seen = pear; (globalThis as any).wake = () => import('./island');`,
      'site/island.ts': `import { next } from 'counter'; export const woken = next;`,
      'data/A.tsx': `import { next } from 'counter'; export default () => next();`,
    });
    const assets = await orchard.assets('data/A.tsx');
    const load = publish(assets);
    await load(assets.client);
    const { seen, wake } = globalThis as unknown as {
      seen: string;
      wake: () => Promise<{ woken: () => number }>;
    };
    const { default: demo } = await load(assets.demos['data/A.tsx'] ?? '');

    expect(assets.imports[assets.client]).toEqual([]);
    expect(seen).toBe('pear');
    expect(typeof demo === 'function' && demo()).toBe(1);
    expect((await wake()).woken()).toBe(2);
  });

  it('is told the licence key of the definition, and an empty one otherwise', async () => {
    const orchard = new Orchard({
      'site/client.ts': `declare const SITE_LICENSE_KEY: string; (globalThis as any).key = '<' + SITE_LICENSE_KEY + '>';`,
    });
    const keyOf = async () => {
      const assets = await orchard.assets();
      await publish(assets)(assets.client);
      return Reflect.get(globalThis, 'key');
    };

    expect(await keyOf()).toBe('<>');
    orchard.definition = { ...orchard.definition, licenseKey: 'abc' };
    expect(await keyOf()).toBe('<abc>');
  });
});

describe('a package that lacks what another one asks it for', () => {
  const needy = installed(
    'needy',
    `import { pear, shade } from 'fruit'; export const both = () => pear + shade;`,
  );
  const files = { ...needy, 'data/A.tsx': `import { both } from 'needy'; export default both;` };

  it('is a mistake', async () => {
    const { problems } = await new Orchard(files).bundle('data/A.tsx');

    expect(problems[0]).toMatchObject({ code: 'BUNDLE_FAILED', severity: 'error' });
    expect(problems[0]?.message).toContain('shade');
  });

  it('gets it from the site', async () => {
    const orchard = new Orchard({
      ...files,
      'site/fruit-shade.ts': `export * from 'fruit'; export const shade: string = ' and shade';`,
    });
    orchard.definition = { ...orchard.definition, supplements: { fruit: 'site/fruit-shade.ts' } };

    expect(await draw(await orchard.assets('data/A.tsx'), 'data/A.tsx')).toBe('pear and shade');
  });
});

describe('Node', () => {
  it('gets a module that draws pages and one for every demo', async () => {
    const orchard = new Orchard({ 'data/A.tsx': `import { pear } from 'fruit'; export default () => pear;` });
    const { server, demoServer } = await orchard.assets('data/A.tsx');
    const { serverEntry } = await import(server);
    const { demoServerEntry } = await import(demoServer?.entry ?? '');
    const { default: component } = await import(demoServer?.demos['data/A.tsx'] ?? '');

    expect(serverEntry.sharedStyles()).toBe('a{color:green}');
    expect(demoServerEntry.renderDemo(component)).toEqual({ html: 'pear', styles: '' });
  });
});
