import { SiteError } from '../problems/site-error';
import { namedInOutput } from '../steps/1-collect/folders/in-output';
import { loadDefinition } from '../steps/1-collect/load-definition';
import type { Disk } from '../steps/9-write/disk';
import { type OpenOutput, openOutput } from '../steps/9-write/open-output';
import { findOutput } from '../steps/9-write/output/find-output';
import type { BuildContext } from './context';
import { listProblems } from './list-problems';
import { sourceFolders } from './source-folders';

/** Where a build publishes, and whether it does. */
export interface OutputOptions {
  /** Absolute output folder. */
  out: string;
  mode?: 'publish' | 'dry-run' | undefined;
  /** The disk it writes to; tests hand in one that fails. */
  disk?: Disk | undefined;
}

/** The first thing of a build: a folder that it must not replace, or that another build works on, ends it here. */
export async function openSiteOutput(
  { root, definition, memory }: Pick<BuildContext, 'root' | 'definition' | 'memory'>,
  { out, mode, disk }: OutputOptions,
): Promise<OpenOutput> {
  await requireOutsideOutput(memory, definition);
  const sources = await sourceFolders(memory, definition);
  const output = findOutput({ out, root, sources }, disk);
  // A dry run leaves no trace, so nobody has to wait for it.
  return mode === 'dry-run' ? { ...output, mustBeHeld: () => {}, close: () => [] } : openOutput(output);
}

/** A definition that names what lies in the output is wrong, and not the build that is asked for. */
async function requireOutsideOutput(memory: BuildContext['memory'], definition: string): Promise<void> {
  const { site, sources } = await loadDefinition(memory, definition);
  const found = await namedInOutput({ site, definition, sources });
  const [first, ...others] = listProblems(memory, found);
  if (first) throw new SiteError(first, { others });
}
