import type { Problem } from '../../../model';
import { demoModuleNotFound } from '../../../problems/catalogue/demo-files';
import type { CodeFiles } from './code-files';
import type { CodeFile } from './code-record';
import { moduleCandidates } from './resolve-module';

/** A demo's main file first, then the relative modules it brings along, nearest first; and what is missing. */
export interface CollectedFiles {
  files: CodeFile[];
  problems: Problem[];
}

/**
 * Follows the relative imports of a file, of the files these name, and so on, in one language. A module
 * is looked for below the pages folder: beside the page, and where other pages have theirs.
 */
export async function collectModules(
  entry: string,
  language: 'TS' | 'JS',
  codeFiles: CodeFiles,
): Promise<CollectedFiles> {
  const take = language === 'TS' ? codeFiles.read : codeFiles.twin;
  const collected: CollectedFiles = { files: [], problems: [] };
  const queue = new Set([entry]);
  for (const file of queue) {
    const code = await take(file);
    collected.files.push(code);
    for (const { found, problem } of modulesOf(code, language, codeFiles.exists)) {
      if (found) queue.add(found);
      // A twin's lines are not those of a file: what it lacks was found in its source.
      if (problem && codeFiles.exists.has(code.file)) collected.problems.push(problem);
    }
  }
  return collected;
}

function modulesOf(
  { file, parsed }: CodeFile,
  language: 'TS' | 'JS',
  exists: ReadonlySet<string>,
): { found?: string | undefined; problem?: Problem }[] {
  if (!parsed) return [];
  if (!('imports' in parsed)) return [{ problem: parsed }];
  return parsed.imports.map(({ specifier, line, column }) => {
    const candidates = moduleCandidates(specifier, file, language);
    const found = candidates.find((candidate) => exists.has(candidate));
    return found ? { found } : { problem: demoModuleNotFound(specifier, candidates, { file, line, column }) };
  });
}
