type Bundler = typeof import('esbuild');

let loaded: Bundler | undefined;

/** Loads esbuild on first use. It runs in a child process, which all runs of this process share. */
export async function loadBundler(): Promise<Bundler> {
  loaded ??= await import('esbuild');
  return loaded;
}

/**
 * Stops the process of esbuild, which holds up to a gigabyte of memory that later steps need. The next bundle starts another
 * one. No bundle may be in progress.
 */
export async function stopBundler(): Promise<void> {
  await loaded?.stop();
  loaded = undefined;
}
