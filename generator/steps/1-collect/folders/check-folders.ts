import type { Snapshot } from '../../../cache';
import type { Problem } from '../../../model';
import { absentFolders } from './absent-folders';
import { type ReadDefinition, locateFaults } from '../definition/definition-fault';
import { namedInOutput } from './in-output';
import { publishedSources } from './published-sources';

/** Problems of the folders of a definition; all paths must be inside the root. */
export async function checkFolders(snapshot: Snapshot, read: ReadDefinition): Promise<Problem[]> {
  const faults = [...absentFolders(snapshot, read.site), ...publishedSources(read)];
  return [...(await locateFaults(faults, read)), ...(await namedInOutput(read))];
}
