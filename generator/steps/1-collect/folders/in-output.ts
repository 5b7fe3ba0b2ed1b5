import path from 'node:path';
import { DEFAULT_OUTPUT } from '../../../model/default-output';
import { inOutput } from '../../../problems/catalogue/definition';
import type { Problem } from '../../../model';
import { type DefinitionFault, type ReadDefinition, locateFaults } from '../definition/definition-fault';

/** Folders and entries of a definition that lie in the default output folder, which a build replaces. */
export function namedInOutput(read: ReadDefinition): Promise<Problem[]> {
  const { folders, entries } = read.site;
  return locateFaults([...faultsOf('folders', folders), ...faultsOf('entries', entries)], read);
}

function faultsOf(field: string, named: object): DefinitionFault[] {
  return Object.entries(named).flatMap(([name, file]: [string, string]): DefinitionFault[] => {
    const at = [field, name];
    const named = at.join('.');
    const where = whereIs(path.posix.normalize(file).replace(/\/$/, ''), named);
    return where === undefined
      ? []
      : [{ path: at, makeProblem: (place) => inOutput({ name: named, file, where }, place) }];
  });
}

/** How a path overlaps with the output folder, which completes "which …". */
function whereIs(file: string, name: string): string | undefined {
  if (file === DEFAULT_OUTPUT) return 'is the output folder';
  if (file.startsWith(`${DEFAULT_OUTPUT}/`)) return `lies in ${DEFAULT_OUTPUT}, the output folder`;
  // Texts of the built site would be pages of the next one.
  return file === '.' && name === 'folders.pages'
    ? `contains ${DEFAULT_OUTPUT}, the output folder`
    : undefined;
}
