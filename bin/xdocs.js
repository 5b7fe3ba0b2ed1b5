#!/usr/bin/env node
// Runs the command line. A package brings it compiled; a checkout compiles it when its sources changed. Plain
// JavaScript, as it is what runs before anything is compiled.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.umask(0o022);

const own = path.dirname(fileURLToPath(import.meta.url));
const project = path.dirname(own);
const cache = path.join(project, 'node_modules', '.cache', 'xdocs', 'cli');

try {
  const program = existsSync(path.join(own, 'program.ts')) ? await compiled() : path.join(own, 'compiled');
  await import(pathToFileURL(path.join(program, 'program.mjs')).href);
} catch (error) {
  sayNotStarted(error instanceof Error ? error : new Error(String(error)));
  process.exitCode = 3;
}

/** The folder of the program that these sources make. */
async function compiled() {
  const { fingerprintOf } = await import('./fingerprint.js');
  const fingerprint = fingerprintOf(project);
  const folder = path.join(cache, fingerprint);
  if (!existsSync(folder)) await compileInto(folder, fingerprint);
  return folder;
}

/** Into a folder of its own first: a second run at the same time sees a whole program or none. */
async function compileInto(folder, fingerprint) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const { compile, PROGRAM } = await import('./compile.js');
  await compile({ project, outdir: draft, entryPoints: PROGRAM, fingerprint });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // A run at the same time was faster, and may be reading its files by now.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  forgetOld();
}

/** What the program itself would say in the form that was asked for; it could not be compiled or loaded. */
function sayNotStarted(error) {
  const reporter = /--reporter[= ](json|github)\b/.exec(process.argv.join(' '))?.[1];
  const message = `This program cannot be started: ${error.message.split('\n')[0]}`;
  const hint = `Install its packages anew, and see that ${cache} can be written to.`;
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
