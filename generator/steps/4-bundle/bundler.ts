type Bundler = typeof import('esbuild');

let loaded: Bundler | undefined;

/** The bundler, loaded on first need; it works in a process of its own, which all runs of this process share. */
export async function loadBundler(): Promise<Bundler> {
  loaded ??= await import('esbuild');
  return loaded;
}

/**
 * Ends the bundler's process, which keeps up to a gigabyte: what comes next needs it for other things. Whoever bundles
 * after that starts another one; nobody may be in the middle of it.
 */
export async function stopBundler(): Promise<void> {
  await loaded?.stop();
  loaded = undefined;
}
