/** The folder of all scripts. */
const folder = new URL('.', import.meta.url).href;

/**
 * Returns what imports a module, once; after a failure, the next call requests it again. Most browsers remember for the
 * lifetime of a document that a module did not come (whatwg/html issue 6768), and name its URL at the end of the message:
 * these get another URL. What the module imports has only one, and so have packages.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  let failed: string | undefined;
  let asked: Promise<Module> | undefined;
  const ask = async (): Promise<Module> => {
    try {
      return await (failed === undefined ? load() : import(`${failed}?again=${failures}`));
    } catch (error) {
      failures += 1;
      const { message } = error instanceof Error ? error : new Error();
      const at = message.indexOf(folder);
      if (at >= 0) failed ??= message.slice(at);
      asked = undefined;
      throw error;
    }
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}
