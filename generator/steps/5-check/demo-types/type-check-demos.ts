import type { Snapshot } from '../../../cache';
import type { Problem } from '../../../model';
import { demoDoesNotParse, demoDoesNotTypeCheck } from '../../../problems/catalogue';
import { modulesOfDemo } from './modules-of-demo';
import { type Diagnostic, isSyntactic, readDiagnostics } from './read-diagnostics';
import { runCompiler } from './run-compiler';

/** The demos to check. */
export interface DemoFiles {
  snapshot: Snapshot;
  /** Relative to the root. Files that they import are read as well, but their errors are not reported. */
  files: readonly string[];
  /** The demos and all files that they import by a path. */
  sources: readonly string[];
  /** Code excerpts of texts, by the name of a file beside their page. */
  made?: Readonly<Record<string, string>>;
  /** Whether types have to be imported as types. */
  verbatim?: boolean;
}

/** The compiler's errors, and the demos that could not be checked. */
export interface CheckedTypes {
  problems: Problem[];
  /** Demos that import a file that does not parse: their types are unknown. */
  unchecked: string[];
  /** Errors in excerpts. */
  excerpts: Diagnostic[];
}

/** A relative import of a missing file: the step that reads the demo reports it. */
const RELATIVE_MODULE_NOT_FOUND = /^Cannot find module '\.{1,2}\//;

/**
 * Compiles demos in a new project, and returns the errors. Takes seconds, most of them for the declarations
 * of packages. The compiler reports no type errors while a file does not parse: such files are reported and
 * left out, and the others are compiled without them.
 */
export async function typeCheckDemos(request: DemoFiles): Promise<CheckedTypes> {
  const { snapshot, files, sources, made = {} } = request;
  if (files.length === 0 && Object.keys(made).length === 0)
    return { problems: [], unchecked: [], excerpts: [] };
  const found = readDiagnostics(await runCompiler(request));
  const [excerpts, demos] = partition(found, ({ file }) => Object.hasOwn(made, file));
  const syntactic = found.filter(isSyntactic);
  if (syntactic.length === 0) return { problems: demos.flatMap(typeProblem), unchecked: [], excerpts };
  const broken = new Set(syntactic.map(({ file }) => file));
  const all = new Set(sources);
  const affected = files.filter((file) => modulesOfDemo(file, all, snapshot).some((one) => broken.has(one)));
  const checked = await typeCheckDemos({
    ...request,
    files: files.filter((file) => !affected.includes(file)),
    sources: sources.filter((file) => !broken.has(file)),
    made: Object.fromEntries(Object.entries(made).filter(([file]) => !broken.has(file))),
  });
  return {
    problems: [...firstOfEach(demos.filter(isSyntactic)).map(syntaxProblem), ...checked.problems],
    unchecked: [...affected.filter((file) => !broken.has(file)), ...checked.unchecked],
    excerpts: [...firstOfEach(excerpts.filter(isSyntactic)), ...checked.excerpts],
  };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [first: T[], rest: T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** The first syntax error of each file, because the others are mostly its consequence. */
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
