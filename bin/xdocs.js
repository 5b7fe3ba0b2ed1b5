#!/usr/bin/env node
// Starts the command line. A package contains it compiled; a checkout compiles it when its sources have changed. Plain
// JavaScript, because it runs before anything is compiled.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

process.umask(0o022);

// V8 optimizes a function when it has run six times as much as usual: most functions run too little in a build for that to
// pay (decision 15). Node 22 and later have another compiler in between, and print an error for this flag.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');

const own = path.dirname(fileURLToPath(import.meta.url));
const project = path.dirname(own);
const cache = path.join(project, 'node_modules', '.cache', 'xdocs', 'cli');

try {
  const program = existsSync(path.join(own, 'program.ts')) ? await compiled() : path.join(own, 'compiled');
  await import(pathToFileURL(path.join(program, 'program.mjs')).href);
} catch (error) {
  reportNotStarted(error instanceof Error ? error : new Error(String(error)));
  process.exitCode = 3;
}

/** The folder of the compiled program of these sources; compiles it where it is missing. */
async function compiled() {
  const { fingerprintOf } = await import('./fingerprint.js');
  const fingerprint = fingerprintOf(project);
  const folder = path.join(cache, fingerprint);
  if (!existsSync(folder)) await compileInto(folder, fingerprint);
  return folder;
}

/** Compiles into a temporary folder and renames it: a concurrent run sees a complete program or none. */
async function compileInto(folder, fingerprint) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const { compile, PROGRAM } = await import('./compile.js');
  await compile({ project, outdir: draft, entryPoints: PROGRAM, fingerprint });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // A concurrent run has renamed its folder first and may already read it, so it stays.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOldPrograms();
}

/** Reports that the program could not be compiled or loaded, in the format of `--reporter`. */
function reportNotStarted(error) {
  const reporter = /--reporter[= ](json|github)\b/.exec(process.argv.join(' '))?.[1];
  const message = `xdocs cannot start: ${error.message.split('\n')[0]}`;
  const hint = `Reinstall its packages (npm ci), and check that ${cache} is writable.`;
  const problem = { code: 'NOT_STARTED', severity: 'error', message, hint };
  if (reporter === 'json') {
    process.stdout.write(`${JSON.stringify({ errors: 1, warnings: 0, problems: [problem] }, null, 2)}\n`);
  } else if (reporter === 'github') {
    process.stdout.write(`::error title=NOT_STARTED::${`${message} ${hint}`.replaceAll('%', '%25')}\n`);
  } else process.stderr.write(`error NOT_STARTED\n  ${message}\n  ${hint}\n`);
  if (process.argv.includes('--debug')) process.stderr.write(`${error.stack}\n`);
}

/** Keeps the five newest compiled programs: older versions may still be running. */
function removeOldPrograms() {
  const byAge = readdirSync(cache)
    .map((name) => ({ name, at: statSync(path.join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of byAge.slice(5)) rmSync(path.join(cache, name), { recursive: true, force: true });
}
