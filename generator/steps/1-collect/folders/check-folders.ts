import type { Snapshot } from '../../../cache';
import type { Problem } from '../../../model';
import { absentFolders } from './absent-folders';
import { type ReadDefinition, toldFaults } from '../definition/definition-fault';
import { namedInOutput } from './in-output';
import { publishedSources } from './published-sources';

/** Everything that is wrong with the folders of a definition whose paths stay inside its root. */
export async function checkFolders(snapshot: Snapshot, read: ReadDefinition): Promise<Problem[]> {
  const faults = [...absentFolders(snapshot, read.site), ...publishedSources(read)];
  return [...(await toldFaults(faults, read)), ...(await namedInOutput(read))];
}
