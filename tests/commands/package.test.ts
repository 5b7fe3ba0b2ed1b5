import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { foreignSite } from './package/foreign-site';
import { unpack } from './package/unpack';
import { treeOf } from './small-site';

const project = process.cwd();
const root = temporaryFolder('xdocs-package');
const packages = path.join(root, 'node_modules');
const installed = path.join(packages, 'xdocs');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const env = { ...process.env, XDG_CACHE_HOME: path.join(root, '.caches') };
const stop: (() => void)[] = [];
let untouched: Record<string, string>;

/** Packs the program, and installs it with what it asks for into an empty folder, without a network. */
beforeAll(() => {
  const made = temporaryFolder('xdocs-packed');
  execFileSync('npm', ['pack', '--pack-destination', made], {
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
  unpack(path.join(made, `xdocs-${manifest.version}.tgz`), installed);
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(path.dirname(path.join(packages, name)), { recursive: true });
    symlinkSync(path.join(project, 'node_modules', name), path.join(packages, name), 'junction');
  }
  // Nothing can be remembered beside the packages.
  writeFileSync(path.join(packages, '.cache'), '');
  for (const [file, contents] of Object.entries(foreignSite)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), contents);
  }
  untouched = treeOf(installed);
  setMode(installed, { file: 0o444, folder: 0o555 });
});

afterAll(() => {
  for (const end of stop) end();
  setMode(installed, { file: 0o644, folder: 0o755 });
});

function setMode(folder: string, mode: { file: number; folder: number }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) setMode(name, mode);
    else chmodSync(name, mode.file);
  }
  chmodSync(folder, mode.folder);
}

function xdocs(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(installed, 'bin/xdocs.js'), ...args],
    { cwd: root, env, encoding: 'utf8' },
  );
  return { code: status, stdout, stderr };
}

/** The address that a serving command says, once it says it. */
function served(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(installed, 'bin/xdocs.js'), ...args], { cwd: root, env });
  stop.push(() => child.kill());
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [url] = /http:\/\/[^\s]+/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => reject(new Error(said)));
  });
}

describe('the package', () => {
  it('has no source, no lock file, and nothing of this site', () => {
    const files = Object.keys(untouched);

    expect(files).toEqual(expect.arrayContaining(['bin/xdocs.js', 'bin/compiled/program.mjs', 'README.md']));
    expect(
      files.filter(
        (file) => !/^(bin\/xdocs\.js|bin\/compiled\/.+|package\.json|README\.md|LICENSE)$/.test(file),
      ),
    ).toEqual([]);
    expect(
      Object.keys(manifest.dependencies).filter((name) => /^(react|@mui|@emotion|moment|dayjs)/.test(name)),
    ).toEqual([]);
    expect(existsSync('bin/compiled')).toBe(false);
  });

  it('says its version', () => {
    expect(xdocs('--version')).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
  });

  it('finds nothing wrong with a site that imports its contract from it', () => {
    expect(xdocs('check', '--strict')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('No problems found'),
    });
  });

  it('types that site, for bundlers and for Node', () => {
    const compiler = path.join(project, 'node_modules/typescript-native/bin/tsc');
    for (const resolution of [
      ['esnext', 'bundler'],
      ['nodenext', 'nodenext'],
    ] as const) {
      const [module, moduleResolution] = resolution;
      const options = [
        '--noEmit',
        '--strict',
        '--types',
        '',
        '--module',
        module,
        '--moduleResolution',
        moduleResolution,
      ];
      const args = [compiler, ...options, '--target', 'es2022', 'data/site.ts', 'cadre/server.ts'];
      expect(spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toMatchObject({
        status: 0,
        stdout: '',
      });
    }
    writeFileSync(
      path.join(root, 'wrong.ts'),
      "import { defineSite } from 'xdocs';\ndefineSite({ name: 1 });\n",
    );
    const wrong = [
      compiler,
      '--noEmit',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--target',
      'es2022',
      'wrong.ts',
    ];
    expect(spawnSync(process.execPath, wrong, { cwd: root, encoding: 'utf8' }).stdout).toContain('TS2');
  });

  it('builds it in both languages', () => {
    expect(xdocs('build')).toMatchObject({ code: 0, stderr: expect.stringContaining('12 pages') });
    const page = readFileSync(path.join(root, 'dist/ja/arbres/index.html'), 'utf8');
    expect(page).toContain('aria-label="目次"');
    expect(page).toContain('src="/fichiers/arbre.svg"');
    expect(readFileSync(path.join(root, 'dist/arbres/index.html'), 'utf8')).toContain('pommier');
  });

  it('builds all of it again with other versions of its own packages', () => {
    const record = (version: string) =>
      writeFileSync(
        path.join(packages, '.package-lock.json'),
        JSON.stringify({ packages: { 'node_modules/linkify-it': { version } } }),
      );
    const rebuilt = () => /(\d+) rebuilt/.exec(xdocs('build').stderr)?.[1] ?? '0';

    record('5.0.0');
    rebuilt();
    expect(rebuilt()).toBe('0');
    record('5.0.1');
    expect(rebuilt()).toBe('12');
  });

  it('serves it, built and while it is written', async () => {
    for (const command of ['preview', 'dev']) {
      const url = await served(command, '--port', '0');
      const answer = await fetch(new URL('/ja/debut/', url));
      expect([command, answer.status, await answer.text()]).toEqual([
        command,
        200,
        expect.stringContaining('href="/ja/arbres/"'),
      ]);
    }
  });

  it('lists its routes and begins its pages', () => {
    expect(JSON.parse(xdocs('routes', '--json').stdout)).toMatchObject({ pages: expect.any(Array) });
    expect(xdocs('new', 'page', '/printemps', '--title', 'Printemps', '--title-ja', '春')).toMatchObject({
      code: 0,
    });
    expect(readFileSync(path.join(root, 'textes/printemps/index.md'), 'utf8')).toContain('# Printemps');
    expect(readFileSync(path.join(root, 'mots/ja.json'), 'utf8')).toContain('春');
  });

  it('writes nothing into itself', () => {
    expect(treeOf(installed)).toEqual(untouched);
  });
});
