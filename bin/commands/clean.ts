import path from 'node:path';
import { cleanSite } from '../../generator';
import { DEFINITION, keptCaches, OUTPUT, type RootOption, rootOf } from '../project';
import { say } from '../terminal';

interface CleanFlags extends RootOption {
  out?: string;
}

/** `xdocs clean`: takes away what builds left, the output and everything remembered. */
export async function clean(flags: CleanFlags): Promise<void> {
  const root = rootOf(flags);
  const out = path.resolve(root, flags.out ?? OUTPUT);
  const removed = await cleanSite({ root, definition: DEFINITION, out, caches: keptCaches(root) });
  say(
    removed.length > 0
      ? `Removed ${removed.map((name) => path.relative(root, name)).join(', ')}.`
      : 'Nothing to remove.',
  );
}
