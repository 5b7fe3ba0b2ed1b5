import type { Snapshot } from '../../../cache';
import type { Problem } from '../../../model';
import { demoDoesNotParse, demoDoesNotTypeCheck } from '../../../problems/catalogue';
import { modulesOfDemo } from './modules-of-demo';
import { type Diagnostic, isSyntactic, readDiagnostics } from './read-diagnostics';
import { runCompiler } from './run-compiler';

/** Which demos to look at. */
export interface DemoFiles {
  snapshot: Snapshot;
  /** Relative to the root. What they import beside them is read as well, but not reported. */
  files: readonly string[];
  /** The demos and all files that they import by a path. */
  sources: readonly string[];
}

/** What the compiler found, and the demos that it could not look at. */
export interface CheckedTypes {
  problems: Problem[];
  /** Demos that import something that does not parse: nobody knows their types before it does. */
  unjudged: string[];
}

/** A file that a demo imports and that is not there: the step that reads the demo reports it. */
const RELATIVE_MODULE_NOT_FOUND = /^Cannot find module '\.{1,2}\//;

/**
 * Compiles demos as a reader's project would, and returns what the compiler finds wrong with them. Takes
 * seconds, most of them for the packages' declarations. The compiler says nothing of types while any file
 * does not parse: such files are reported and left out, and the others are compiled without them.
 */
export async function typeCheckDemos({ snapshot, files, sources }: DemoFiles): Promise<CheckedTypes> {
  if (files.length === 0) return { problems: [], unjudged: [] };
  const found = readDiagnostics(await runCompiler({ snapshot, files, sources }));
  const syntactic = found.filter(isSyntactic);
  if (syntactic.length === 0) return { problems: found.flatMap(typeProblem), unjudged: [] };
  const broken = new Set(syntactic.map(({ file }) => file));
  const all = new Set(sources);
  const touched = files.filter((file) => modulesOfDemo(file, all, snapshot).some((one) => broken.has(one)));
  const rest = files.filter((file) => !touched.includes(file));
  const judged = await typeCheckDemos({
    snapshot,
    files: rest,
    sources: sources.filter((file) => !broken.has(file)),
  });
  return {
    problems: [...firstOfEach(syntactic).map(syntaxProblem), ...judged.problems],
    unjudged: [...touched.filter((file) => !broken.has(file)), ...judged.unjudged],
  };
}

/** What cannot be parsed: the first mistake of a file, as what follows is mostly its consequence. */
function firstOfEach(diagnostics: Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.toReversed().map((one) => [one.file, one])).values()];
}

function syntaxProblem({ code, text, file, line, column }: Diagnostic): Problem {
  return demoDoesNotParse({ code, text, place: { file, line, column } });
}

function typeProblem({ code, text, file, line, column }: Diagnostic): Problem[] {
  if (RELATIVE_MODULE_NOT_FOUND.test(text)) return [];
  return [demoDoesNotTypeCheck({ code, text, place: { file, line, column } })];
}
