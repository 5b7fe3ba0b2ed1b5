import path from 'node:path';
import { hashOf } from '../../../cache/hash';
import type { Fence, Problem, TextFacts } from '../../../model';
import { fenceDoesNotParse, fenceDoesNotTypeCheck } from '../../../problems/catalogue/blocks';
import { type Diagnostic, isSyntactic } from '../demo-types/read-diagnostics';
import { fenceModule, usualStatements } from './fence-module';

/** A fence as the compiler reads it. Equal ones beside one page, such as those of a translation, share a file. */
export interface FenceFile {
  /** Beside its page, named by what it holds. */
  file: string;
  module: string;
  fence: Fence;
}

/** The fences of all texts, each with its imports: those of its own page first, then what the site writes mostly. */
export function fenceFiles(facts: readonly TextFacts[]): FenceFile[] {
  const usual = usualStatements(facts.flatMap((text) => statementsOf(text)));
  return facts.flatMap((text) => {
    const own = Object.assign({}, ...statementsOf(text).toReversed());
    return text.fences.map((fence) => {
      const module = fenceModule(fence, [own, usual]);
      const name = `fence-${hashOf(module).slice(0, 16)}${fence.ending}`;
      return { file: path.posix.join(path.posix.dirname(text.file), name), module, fence };
    });
  });
}

/** Demos are whole files; a fence may leave out what another one on the page says. */
function statementsOf({ statements, fences }: TextFacts): Record<string, string>[] {
  return [statements, ...fences.map(({ imports }) => imports)];
}

/** Errors that are ignored in excerpts: parameters without types, and modules of the reader's project. */
const PARDONED = ['TS7005', 'TS7006', 'TS7019', 'TS7031', 'TS7034'];
const OWN_MODULE = /^Cannot find module '\.{1,2}\//;

/** A type that is imported as a value; ignored in the first line, which is generated. */
const isOfOurImports = ({ code, line }: Diagnostic): boolean => code === 'TS1484' && line === 1;

/** What was left out, as a member that no type has. */
const LEFT_OUT = /'_(?:__)?' does not exist in type/;

/** The compiler's messages about a fence, at their places in the text. */
export function fenceProblems({ fence }: FenceFile, diagnostics: readonly Diagnostic[]): Problem[] {
  return diagnostics
    .filter((found) => !isOfOurImports(found))
    .filter(({ code, text }) => !PARDONED.includes(code) && !OWN_MODULE.test(text) && !LEFT_OUT.test(text))
    .map((found) => {
      // The first line of the module is not the author's.
      const place = fence.places[Math.max(0, found.line - 2)] ?? fence.places[0];
      const at = place && { ...place, column: place.column + found.column - 1 };
      const where = at ?? { file: '', line: 1, column: 1 };
      return isSyntactic(found)
        ? fenceDoesNotParse({ ...found, language: fence.ending.slice(1) }, where)
        : fenceDoesNotTypeCheck(found, where);
    });
}
