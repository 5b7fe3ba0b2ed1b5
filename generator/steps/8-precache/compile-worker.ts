import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../cache/hash';

interface WorkerRequest {
  root: string;
  entry: string;
  cacheFolder: string;
}

/** A compiled service worker, and the hash of its bytes. */
export interface CompiledWorker {
  code: string;
  hash: string;
}

/** Compiles the service worker to one classic script; remembered under its source and the lock file. */
export async function compileWorker({ root, entry, cacheFolder }: WorkerRequest): Promise<CompiledWorker> {
  const key = hashOf(readFileSync(path.join(root, entry)), lockFile(root)).slice(0, 16);
  const code = path.join(cacheFolder, `compiled-${key}.js`);
  if (!existsSync(code)) await compile({ root, entry, code });
  return { code, hash: hashOf(readFileSync(code)) };
}

function lockFile(root: string): string {
  try {
    return readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}

async function compile({ root, entry, code }: { root: string; entry: string; code: string }): Promise<void> {
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  await mkdir(path.dirname(code), { recursive: true });
  await writeFile(code, result.outputFiles[0]?.contents ?? '');
}
