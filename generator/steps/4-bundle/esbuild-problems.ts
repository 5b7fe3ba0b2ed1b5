import type { Message } from 'esbuild';
import type { Place, Problem } from '../../model';
import { bundleFailed, moduleSyntax } from '../../problems/catalogue/modules';

/** What esbuild said when it failed; anything else that was thrown is a bug and goes on. */
export function messagesOf(failure: unknown): Message[] {
  if (failure instanceof Error && 'errors' in failure && Array.isArray(failure.errors)) return failure.errors;
  throw failure;
}

/** The mistake of a module that does not compile. What follows the first is mostly its consequence. */
export function compileProblems(failure: unknown): Problem[] {
  return messagesOf(failure)
    .slice(0, 1)
    .map((message) => {
      const place = placeOf(message);
      return place ? moduleSyntax(message.text, place) : bundleFailed(message.text);
    });
}

function placeOf({ location }: Message): Place | undefined {
  return location ? { file: location.file, line: location.line, column: location.column + 1 } : undefined;
}
