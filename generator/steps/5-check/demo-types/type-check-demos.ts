import path from 'node:path';
import type { Problem } from '../../../model';
import { demoDoesNotParse, demoDoesNotTypeCheck } from '../../../problems/catalogue';
import { demoProject } from './demo-project';
import { type Diagnostic, isSyntactic, readDiagnostics } from './read-diagnostics';
import { runCompiler } from './run-compiler';

/** Which demos to look at. */
export interface DemoFiles {
  /** Absolute; packages are looked for here and above. */
  root: string;
  /** Relative to the root. What they import beside them is read as well, but not reported. */
  files: readonly string[];
}

/** A file that a demo imports and that is not there: the step that reads the demo tells it. */
const RELATIVE_MODULE_NOT_FOUND = /^Cannot find module '\.{1,2}\//;

/**
 * Compiles demos as a reader's project would, and returns what the compiler finds wrong with them.
 * Takes seconds, most of them for the packages' declarations: to be remembered by the bytes of the demos
 * and the versions of the packages.
 */
export async function typeCheckDemos({ root, files }: DemoFiles): Promise<Problem[]> {
  const absolute = files.map((file) => path.join(root, file));
  const found = readDiagnostics(await runCompiler(root, demoProject(absolute)));
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of found.filter(({ text }) => !RELATIVE_MODULE_NOT_FOUND.test(text))) {
    byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), diagnostic]);
  }
  return files.flatMap((file) => fileProblems(file, byFile.get(file) ?? []));
}

/** What cannot be parsed has no types worth talking of. */
function fileProblems(file: string, diagnostics: Diagnostic[]): Problem[] {
  const syntactic = diagnostics.filter(isSyntactic).slice(0, 1);
  const told = syntactic.length > 0 ? syntactic : diagnostics;
  const tell = syntactic.length > 0 ? demoDoesNotParse : demoDoesNotTypeCheck;
  return told.map(({ code, text, line, column }) => tell({ code, text, place: { file, line, column } }));
}
