import { posix } from 'node:path';
import type { Problem } from '../../../model';
import { moduleFiles } from '../../../model/module-files';
import { demoModuleNotFound } from '../../../problems/catalogue/demo-files';
import { controlCharacters } from '../control-characters';
import type { CodeFiles } from './code-files';
import type { CodeFile } from './code-record';

/**
 * The main file of a demo, then the relative modules that it imports, nearest first, and the missing ones.
 */
export interface CollectedFiles {
  files: CodeFile[];
  problems: Problem[];
}

/** Follows relative imports recursively, in one language. Modules may be anywhere below the pages folder. */
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
    if (codeFiles.exists.has(code.file)) collected.problems.push(...controlCharacters(code.file, code.code));
    for (const { found, problem } of modulesOf(code, language, codeFiles.exists)) {
      if (found) queue.add(found);
      // The lines of a twin differ from those of its source, so missing modules are reported for the source.
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
    const candidates = moduleFiles(posix.join(posix.dirname(file), specifier), language);
    const found = candidates.find((candidate) => exists.has(candidate));
    return found ? { found } : { problem: demoModuleNotFound(specifier, candidates, { file, line, column }) };
  });
}
