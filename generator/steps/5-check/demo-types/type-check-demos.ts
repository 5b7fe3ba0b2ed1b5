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
  /** Excerpts of code in texts, by the name of a file beside their page. */
  made?: Readonly<Record<string, string>>;
  /** Whether types have to be imported as types. */
  verbatim?: boolean;
}

/** What the compiler found, and the demos that it could not look at. */
export interface CheckedTypes {
  problems: Problem[];
  /** Demos that import something that does not parse: nobody knows their types before it does. */
  unjudged: string[];
  /** What was found in excerpts. */
  excerpts: Diagnostic[];
}

/** A file that a demo imports and that is not there: the step that reads the demo reports it. */
const RELATIVE_MODULE_NOT_FOUND = /^Cannot find module '\.{1,2}\//;

/**
 * Compiles demos as a reader's project would, and returns what the compiler finds wrong with them. Takes
 * seconds, most of them for the packages' declarations. The compiler says nothing of types while any file
 * does not parse: such files are reported and left out, and the others are compiled without them.
 */
export async function typeCheckDemos(request: DemoFiles): Promise<CheckedTypes> {
  const { snapshot, files, sources, made = {} } = request;
  if (files.length === 0 && Object.keys(made).length === 0)
    return { problems: [], unjudged: [], excerpts: [] };
  const found = readDiagnostics(await runCompiler(request));
  const [excerpts, demos] = partition(found, ({ file }) => Object.hasOwn(made, file));
  const syntactic = found.filter(isSyntactic);
  if (syntactic.length === 0) return { problems: demos.flatMap(typeProblem), unjudged: [], excerpts };
  const broken = new Set(syntactic.map(({ file }) => file));
  const all = new Set(sources);
  const touched = files.filter((file) => modulesOfDemo(file, all, snapshot).some((one) => broken.has(one)));
  const judged = await typeCheckDemos({
    ...request,
    files: files.filter((file) => !touched.includes(file)),
    sources: sources.filter((file) => !broken.has(file)),
    made: Object.fromEntries(Object.entries(made).filter(([file]) => !broken.has(file))),
  });
  return {
    problems: [...firstOfEach(demos.filter(isSyntactic)).map(syntaxProblem), ...judged.problems],
    unjudged: [...touched.filter((file) => !broken.has(file)), ...judged.unjudged],
    excerpts: [...firstOfEach(excerpts.filter(isSyntactic)), ...judged.excerpts],
  };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [first: T[], rest: T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
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
