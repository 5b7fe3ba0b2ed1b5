import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../model';
import { demoOptions } from './demo-options';
import { diagnosticProblem } from './diagnostic-problem';

/** Which demos to look at. */
export interface DemoFiles {
  /** Absolute; packages are looked for here and above. */
  root: string;
  /** Relative to the root. What they import beside them is read as well, but not reported. */
  files: readonly string[];
}

/**
 * Compiles demos as a reader's project would, and returns what the compiler finds wrong with them.
 * Takes seconds, most of them for the packages' declarations: for a thread of its own, and to be
 * remembered by the bytes of the demos and the versions of the packages.
 */
export function typeCheckDemos({ root, files }: DemoFiles): Problem[] {
  const program = ts.createProgram({
    rootNames: files.map((file) => path.join(root, file)),
    options: demoOptions,
    host: { ...ts.createCompilerHost(demoOptions), getCurrentDirectory: () => root },
  });
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    return source ? fileProblems(program, source, file) : [];
  });
}

/** A file that a demo imports and that is not there: the step that reads the demo tells it. */
const RELATIVE_MODULE_NOT_FOUND = /^Cannot find module '\.{1,2}\//;

/** What cannot be parsed has no types worth talking of. */
function fileProblems(program: ts.Program, source: ts.SourceFile, file: string): Problem[] {
  const syntactic = program.getSyntacticDiagnostics(source);
  const found = syntactic.length > 0 ? syntactic.slice(0, 1) : program.getSemanticDiagnostics(source);
  return found
    .filter(({ messageText }) => !RELATIVE_MODULE_NOT_FOUND.test(String(messageText)))
    .map((diagnostic) => diagnosticProblem(diagnostic, { file, syntactic: syntactic.length > 0 }));
}
