import type { Message } from 'esbuild';
import type { Snapshot } from '../../../cache';
import type { Place, Problem } from '../../../model';
import { definitionNotCompiled } from '../../../problems/catalogue/definition';
import { packageMissing } from '../../../problems/catalogue/modules';
import { SiteError } from '../../../problems/site-error';
import { withFrames } from './with-frames';

/** The problems that the compiler reports for a definition, with their places. */
export function compileFaults(snapshot: Snapshot, definition: string, cause: unknown): SiteError {
  const messages: Message[] =
    cause instanceof Error && 'errors' in cause && Array.isArray(cause.errors) ? cause.errors : [];
  const [first = definitionNotCompiled(String(cause), { file: definition, line: 1, column: 1 }), ...others] =
    withFrames(messages.map(problemOf), snapshot);
  return new SiteError(first, { cause, others });
}

function problemOf(message: Message): Problem {
  const place = placeOf(message);
  const [, specifier] = /^Could not resolve "([^./"][^"]*)"/.exec(message.text) ?? [];
  return specifier ? packageMissing(specifier, place) : definitionNotCompiled(message.text, place);
}

function placeOf({ location }: Message): Place | undefined {
  return location ? { file: location.file, line: location.line, column: location.column + 1 } : undefined;
}
