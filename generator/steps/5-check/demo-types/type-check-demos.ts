import type { Snapshot } from '../../../cache';
import type { Problem } from '../../../model';
import { declarationsDoNotParse, demoDoesNotParse, demoDoesNotTypeCheck } from '../../../problems/catalogue';
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
  /** Declarations of packages that do not parse. */
  ofPackages: Problem[];
  /** Demos and excerpts whose types are unknown, because a file that they may import does not parse. */
  unchecked: string[];
  /** Errors in excerpts. */
  excerpts: Diagnostic[];
}

const NOTHING: CheckedTypes = { problems: [], ofPackages: [], unchecked: [], excerpts: [] };

/** A relative import of a missing file: the step that reads the demo reports it. */
const RELATIVE_MODULE_NOT_FOUND = /^Cannot find module '\.{1,2}\//;

/**
 * Compiles demos in a new project, and returns the errors. Takes seconds, most of them for the declarations
 * of packages. The compiler reports no type errors while a file does not parse: such files are reported and
 * left out, and the others are compiled without them. A file of a package cannot be left out: then no types
 * are known.
 */
export async function typeCheckDemos(request: DemoFiles): Promise<CheckedTypes> {
  const { snapshot, files, sources, made = {} } = request;
  const all = [...files, ...Object.keys(made)];
  if (all.length === 0) return NOTHING;
  const found = readDiagnostics(await runCompiler(request));
  const [excerpts, others] = partition(found, ({ file }) => Object.hasOwn(made, file));
  const syntactic = found.filter(isSyntactic);
  if (syntactic.length === 0) return { ...NOTHING, problems: others.flatMap(typeProblem), excerpts };
  const known = new Set([...sources, ...Object.keys(made)]);
  const [ours, ofPackages] = partition(syntactic, ({ file }) => known.has(file));
  const broken = new Set(ours.map(({ file }) => file));
  const isBroken = (file: string): boolean => broken.has(file);
  const read = new Set(sources);
  const affected = files.filter((file) => modulesOfDemo(file, read, snapshot).some(isBroken));
  const sound = all.filter((file) => !isBroken(file) && !affected.includes(file));
  const checked =
    ofPackages.length > 0
      ? { ...NOTHING, ofPackages: firstOfEach(ofPackages).map(packageProblem), unchecked: sound }
      : await typeCheckDemos({
          ...request,
          files: files.filter((file) => !affected.includes(file)),
          sources: sources.filter((file) => !isBroken(file)),
          made: Object.fromEntries(Object.entries(made).filter(([file]) => !isBroken(file))),
        });
  const [brokenExcerpts, brokenDemos] = partition(firstOfEach(ours), ({ file }) => Object.hasOwn(made, file));
  return {
    problems: [...brokenDemos.map(syntaxProblem), ...checked.problems],
    ofPackages: checked.ofPackages,
    unchecked: [...affected.filter((file) => !isBroken(file)), ...checked.unchecked],
    excerpts: [...brokenExcerpts, ...checked.excerpts],
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

function packageProblem({ code, text, file, line, column }: Diagnostic): Problem {
  return declarationsDoNotParse({ code, text, place: { file, line, column } });
}

function typeProblem({ code, text, file, line, column }: Diagnostic): Problem[] {
  if (RELATIVE_MODULE_NOT_FOUND.test(text)) return [];
  return [demoDoesNotTypeCheck({ code, text, place: { file, line, column } })];
}
