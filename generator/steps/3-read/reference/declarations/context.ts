import path from 'node:path';
import type ts from 'typescript';
import type { ReferenceConventions, ReferenceProduct, ReferenceTables } from '../../../../contract/coverage';
import type { Plan } from '../../../../contract/plan';
import type { Contradiction, ReadMember } from '../../../../model/reference-pages';
import type { FoundPackage } from './find-package';
import type { Scripts } from './runtime-module';
import type { SyntheticTypes } from './synthetic-file';
import type { ThemeNames } from './theme-names';

/** A package of the program, with its exports. */
export interface OpenPackage extends FoundPackage {
  product: ReferenceProduct;
  /** Its position among the packages of its family: packages of higher plans rank higher. */
  rank: number;
  exports: Map<string, ts.Symbol>;
}

/** Packages whose components have tables but no pages. */
export interface OpenTables {
  declared: ReferenceTables;
  packages: OpenPackage[];
}

/** Shared state while declarations are read. */
export interface Context {
  root: string;
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: OpenPackage[];
  /** Packages with tables only. They are separate, because their exports have no pages. */
  tables: OpenTables[];
  conventions: ReferenceConventions;
  synthetic: SyntheticTypes;
  /** Component names that themes support. */
  themes: ThemeNames;
  scripts: Scripts;
  /** Properties that were read already. */
  members: Map<ts.Symbol, ReadMember>;
  /** Contradictory defaults that were found. */
  contradictions: Contradiction[];
}

/** The covered package that contains a file. */
export function packageOf(file: string, { packages }: Pick<Context, 'packages'>): OpenPackage | undefined {
  return packages.find(({ folder }) => file.startsWith(`${folder}${path.sep}`));
}

/** The plan of the package that contains a file. Without a plan, it is free or not in a covered package. */
export function planOfFile(file: string, context: Pick<Context, 'packages'>): Plan | undefined {
  return packageOf(file, context)?.declared.plan;
}

/** Whether no covered package declares a symbol. */
export function isOutside(symbol: ts.Symbol, context: Pick<Context, 'packages'>): boolean {
  return (symbol.declarations ?? []).every(
    (node) => packageOf(node.getSourceFile().fileName, context) === undefined,
  );
}
