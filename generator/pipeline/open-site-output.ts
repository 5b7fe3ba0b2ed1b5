import { SiteError } from '../problems/site-error';
import { namedInOutput } from '../steps/1-collect/folders/in-output';
import { loadDefinition } from '../steps/1-collect/load-definition';
import type { Disk } from '../steps/9-write/disk';
import { type OpenOutput, openOutput } from '../steps/9-write/open-output';
import { findOutput } from '../steps/9-write/output/find-output';
import type { BuildContext } from './context';
import { listProblems } from './list-problems';
import { sourceFolders } from './source-folders';

/** The output folder, and whether it is written to. */
export interface OutputOptions {
  /** Absolute output folder. */
  out: string;
  mode?: 'publish' | 'dry-run' | undefined;
  /** The disk that it writes to; tests pass one that fails. */
  disk?: Disk | undefined;
}

/** First step of a build: fails for a folder that must not be replaced or that another build uses. */
export async function openSiteOutput(
  { root, definition, memory }: Pick<BuildContext, 'root' | 'definition' | 'memory'>,
  { out, mode, disk }: OutputOptions,
): Promise<OpenOutput> {
  await requireOutsideOutput(memory, definition);
  const sources = await sourceFolders(memory, definition);
  const output = findOutput({ out, root, sources }, disk);
  // A dry run writes nothing, so it needs no lock.
  return mode === 'dry-run' ? { ...output, mustBeHeld: () => {}, close: () => [] } : openOutput(output);
}

/** Fails for a definition whose folders lie in the output folder. */
async function requireOutsideOutput(memory: BuildContext['memory'], definition: string): Promise<void> {
  const { site, sources } = await loadDefinition(memory, definition);
  const found = await namedInOutput({ site, definition, sources });
  const [first, ...others] = listProblems(memory, found);
  if (first) throw new SiteError(first, { others });
}
