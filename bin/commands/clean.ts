import path from 'node:path';
import { cleanSite } from '../../generator';
import { OUTPUT, projectOf, type RootOption } from '../project';
import { say } from '../terminal';

interface CleanFlags extends RootOption {
  out?: string;
}

/** `xdocs clean`: takes away what builds left, the output and everything remembered. */
export function clean(flags: CleanFlags): void {
  const { root, cacheFolder } = projectOf(flags);
  const removed = cleanSite({ out: path.resolve(root, flags.out ?? OUTPUT), cacheFolder });
  say(
    removed.length > 0
      ? `Removed ${removed.map((name) => path.relative(root, name)).join(', ')}.`
      : 'Nothing to remove.',
  );
}
