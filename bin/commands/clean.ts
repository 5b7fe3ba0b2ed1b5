import path from 'node:path';
import { cleanSite } from '../../generator';
import { DEFINITION, existingCaches, OUTPUT, type RootOption, rootOf } from '../project';
import { logMessage } from '../terminal';

interface CleanFlags extends RootOption {
  out?: string;
}

/** `xdocs clean`: removes the output of builds and the cache. */
export async function clean(flags: CleanFlags): Promise<void> {
  const root = rootOf(flags);
  const out = path.resolve(root, flags.out ?? OUTPUT);
  const removed = await cleanSite({ root, definition: DEFINITION, out, caches: existingCaches(root) });
  logMessage(
    removed.length > 0
      ? `Removed ${removed.map((name) => path.relative(root, name)).join(', ')}.`
      : 'Nothing to remove.',
  );
}
