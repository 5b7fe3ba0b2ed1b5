import path from 'node:path';
import { cleanSite } from '../../generator';
import { OUTPUT, projectOf, type RootOption } from '../project';
import { say } from '../terminal';

interface CleanFlags extends RootOption {
  out?: string;
}

/** `xdocs clean`: takes away what builds left, the output and everything remembered. */
export async function clean(flags: CleanFlags): Promise<void> {
  const { root, definition, cacheFolder } = projectOf(flags);
  const out = path.resolve(root, flags.out ?? OUTPUT);
  const removed = await cleanSite({ root, definition, out, cacheFolder });
  say(
    removed.length > 0
      ? `Removed ${removed.map((name) => path.relative(root, name)).join(', ')}.`
      : 'Nothing to remove.',
  );
}
