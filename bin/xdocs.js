#!/usr/bin/env node
// Compiles the command line when its sources changed, then runs it. Plain JavaScript, as it is what
// runs before anything is compiled.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.umask(0o022);

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(project, 'node_modules', '.cache', 'xdocs', 'cli');
const fingerprint = fingerprintOf(['bin', 'generator', 'package-lock.json']);
const compiled = path.join(cache, fingerprint);

try {
  if (!existsSync(compiled)) await compile();
  await import(pathToFileURL(path.join(compiled, 'program.mjs')).href);
} catch (error) {
  sayNotStarted(error instanceof Error ? error : new Error(String(error)));
  process.exitCode = 3;
}

/** Everything the program is made of: its sources, and the versions it is installed with. */
function fingerprintOf(names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => sourcesOf(path.join(project, name)))) {
    hash.update(path.relative(project, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function sourcesOf(name) {
  if (!path.extname(name)) {
    return readdirSync(name, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || /\.(ts|tsx|js)$/.test(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? sourcesOf(`${name}/${entry.name}`) : [`${name}/${entry.name}`],
      );
  }
  return [name];
}

/** Into a folder of its own first: a second run at the same time sees a whole program or none. */
async function compile() {
  const draft = `${compiled}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: project,
    entryPoints: {
      program: 'bin/program.ts',
      'definition-thread': 'generator/steps/1-collect/definition/definition-thread.js',
      'page-worker': 'generator/pipeline/threads/page-worker.ts',
      'reference-worker': 'generator/pipeline/threads/reference-worker.ts',
    },
    outdir: draft,
    bundle: true,
    splitting: true,
    format: 'esm',
    // Node need not guess what kind of module a file is.
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { typescript: './bin/typescript.js' },
    define: { XDOCS_GENERATOR_HASH: JSON.stringify(fingerprint) },
    logLevel: 'error',
  });
  try {
    renameSync(draft, compiled);
  } catch (error) {
    // A run at the same time was faster, and may be reading its files by now.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(compiled)) throw error;
  }
  forgetOld();
}

/** What the program itself would say in the form that was asked for; it could not be compiled or loaded. */
function sayNotStarted(error) {
  const reporter = /--reporter[= ](json|github)\b/.exec(process.argv.join(' '))?.[1];
  const message = `This program cannot be started: ${error.message.split('\n')[0]}`;
  const hint = `Run npm ci, and see that ${cache} can be written to.`;
  const problem = { code: 'NOT_STARTED', severity: 'error', message, hint };
  if (reporter === 'json') {
    process.stdout.write(`${JSON.stringify({ errors: 1, warnings: 0, problems: [problem] }, null, 2)}\n`);
  } else if (reporter === 'github') {
    process.stdout.write(`::error title=NOT_STARTED::${`${message} ${hint}`.replaceAll('%', '%25')}\n`);
  } else process.stderr.write(`error NOT_STARTED\n  ${message}\n  ${hint}\n`);
  if (process.argv.includes('--debug')) process.stderr.write(`${error.stack}\n`);
}

/** Earlier programs may still be running: the newest few stay. */
function forgetOld() {
  const byAge = readdirSync(cache)
    .map((name) => ({ name, at: statSync(path.join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of byAge.slice(5)) rmSync(path.join(cache, name), { recursive: true, force: true });
}
