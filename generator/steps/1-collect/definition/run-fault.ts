import path from 'node:path';
import type { Place, Problem, Source } from '../../../model';
import {
  definitionEndless,
  definitionEndsProcess,
  definitionThrows,
} from '../../../problems/catalogue/definition';
import { placesIn } from '../../../problems/locate/place-at';
import type { DefinitionFailure } from './run-definition';

interface FailedDefinition {
  /** Absolute. */
  root: string;
  /** The definition module, relative to the root. */
  definition: string;
  sources: readonly Source[];
}

/** The problem of a definition that could not be run, at the line that caused it. */
export function runFault(failure: DefinitionFailure, failed: FailedDefinition): Problem {
  const start = { file: failed.definition, line: 1, column: 1 };
  if (failure.kind === 'endless') return definitionEndless(failure.seconds, start);
  if (failure.kind === 'ended') return definitionEndsProcess(failure.exitCode, exitCall(failed) ?? start);
  const [reason = ''] = failure.message.split('\n');
  return definitionThrows(reason.replace(/\.$/, ''), placeInStack(failure.stack, failed) ?? start);
}

/** The first place of a stack in a source of the definition. */
function placeInStack(stack: string, { root, sources }: FailedDefinition): Place | undefined {
  for (const [, name = '', line, column] of stack.matchAll(
    /(?:file:\/\/)?((?:[A-Za-z]:)?[\\/][^():\n]+):(\d+):(\d+)/g,
  )) {
    const file = path.relative(root, decodeURI(name)).replaceAll('\\', '/');
    if (sources.some((source) => source.file === file))
      return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

function exitCall({ sources }: FailedDefinition): Place | undefined {
  for (const source of sources) {
    const offset = source.text.search(/\bprocess\s*\??\.\s*(exit|reallyExit|abort|kill)\b/);
    if (offset >= 0) return placesIn(source)(offset);
  }
  return undefined;
}
