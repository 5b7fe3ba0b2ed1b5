import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTimeout, MOST_SECONDS, run, timeLimitError, watchedCalls } from './within-limit';

const require = createRequire(import.meta.url);

/** Loaded modules. */
const loaded = new Map<string, unknown>();

/**
 * Loads a module of the site and returns its exports. Later imports get the same module. Throws when its code does not end, or
 * when it awaits something that never settles.
 */
export async function loadModule<T>(file: string, seconds = MOST_SECONDS): Promise<T> {
  if (!loaded.has(file)) loaded.set(file, await load(file, seconds));
  return loaded.get(file) as T;
}

async function load(file: string, seconds: number): Promise<unknown> {
  try {
    return run((): unknown => require(file), seconds);
  } catch (error) {
    if (isTimeout(error)) throw timeLimitError(seconds, callsOfLoading(file, seconds));
    if (!isAsync(error)) throw error;
  }
  return inTime(import(pathToFileURL(file).href), seconds);
}

/**
 * Where a module that does not end is while it is loaded, as lines of a stack. Starting a profiler takes longer than loading
 * most modules, so only these are profiled. Node loads no module twice that was stopped, but it loads a copy.
 */
function callsOfLoading(file: string, seconds: number): string {
  const folder = path.dirname(file);
  const copy = mkdtempSync(`${folder}-`);
  try {
    cpSync(folder, copy, { recursive: true });
    const calls = watchedCalls(() => require(path.join(copy, path.basename(file))), seconds / 3);
    return calls.replaceAll(pathToFileURL(copy).href, pathToFileURL(folder).href);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A module with a top-level `await` cannot be loaded synchronously. */
function isAsync(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_REQUIRE_ASYNC_MODULE';
}

async function inTime<T>(loading: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeLimitError(seconds)), seconds * 1000);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
