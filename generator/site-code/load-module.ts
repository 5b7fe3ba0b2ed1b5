import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { timeLimitError, onceWithinLimit } from './within-limit';

/** The time limit. Modules load in a hundredth of it. */
const MOST_SECONDS = 30;

const require = createRequire(import.meta.url);

/** Loaded modules: they need no profiler, which costs more than most modules do. */
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
    return onceWithinLimit((): unknown => require(file), seconds);
  } catch (error) {
    if (!isAsync(error)) throw error;
  }
  return inTime(import(pathToFileURL(file).href), seconds);
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
