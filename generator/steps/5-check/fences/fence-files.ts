import path from 'node:path';
import { hashOf } from '../../../cache/hash';
import type { Fence, Problem, TextFacts } from '../../../model';
import { fenceDoesNotParse, fenceDoesNotTypeCheck } from '../../../problems/catalogue/blocks';
import { type Diagnostic, isSyntactic } from '../demo-types/read-diagnostics';
import { fenceModule, commonStatements } from './fence-module';

/** A fence as a file for the compiler. Equal fences of one page and its translations share a file. */
export interface FenceFile {
  /** A file beside its page, named by a hash of its content. */
  file: string;
  module: string;
  fence: Fence;
}

/**
 * The fences of all texts, with imports: those of the same page first, then the most frequent ones of the
 * site.
 */
export function fenceFiles(facts: readonly TextFacts[]): FenceFile[] {
  const usual = commonStatements(facts.flatMap((text) => statementsOf(text)));
  return facts.flatMap((text) => {
    const own = Object.assign({}, ...statementsOf(text).toReversed());
    return text.fences.map((fence) => {
      const module = fenceModule(fence, [own, usual]);
      const name = `fence-${hashOf(module).slice(0, 16)}${fence.ending}`;
      return { file: path.posix.join(path.posix.dirname(text.file), name), module, fence };
    });
  });
}

/** Demos are complete; a fence may omit imports that another fence of the page has. */
function statementsOf({ statements, fences }: TextFacts): Record<string, string>[] {
  return [statements, ...fences.map(({ imports }) => imports)];
}

/** Errors that are ignored in excerpts: parameters without types, and modules of the reader's project. */
const IGNORED = ['TS7005', 'TS7006', 'TS7019', 'TS7031', 'TS7034'];
const OWN_MODULE = /^Cannot find module '\.{1,2}\//;

/** A type that is imported as a value; ignored in the first line, which is generated. */
const isOfOurImports = ({ code, line }: Diagnostic): boolean => code === 'TS1484' && line === 1;

/** An omission that was replaced by a name, as a member that no type has. */
const LEFT_OUT = /'_(?:__)?' does not exist in type/;

/** The compiler's messages about a fence, at their places in the text. */
export function fenceProblems({ fence }: FenceFile, diagnostics: readonly Diagnostic[]): Problem[] {
  return diagnostics
    .filter((found) => !isOfOurImports(found))
    .filter(({ code, text }) => !IGNORED.includes(code) && !OWN_MODULE.test(text) && !LEFT_OUT.test(text))
    .map((found) => {
      // The first line of the module is generated.
      const place = fence.places[Math.max(0, found.line - 2)] ?? fence.places[0];
      const at = place && { ...place, column: place.column + found.column - 1 };
      const where = at ?? { file: '', line: 1, column: 1 };
      return isSyntactic(found)
        ? fenceDoesNotParse({ ...found, language: fence.ending.slice(1) }, where)
        : fenceDoesNotTypeCheck(found, where);
    });
}
