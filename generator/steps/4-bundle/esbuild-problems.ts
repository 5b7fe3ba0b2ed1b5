import { isBuiltin } from 'node:module';
import type { Message } from 'esbuild';
import type { Snapshot } from '../../cache';
import type { Place, Problem } from '../../model';
import {
  bundleFailed,
  exportMissing,
  moduleMissing,
  moduleSyntax,
  nodeModuleImported,
  packageMissing,
} from '../../problems/catalogue/modules';
import { isBare } from './modules/resolve-file';

/** The messages of an esbuild failure. Any other error is a bug and is thrown again. */
export function messagesOf(failure: unknown): Message[] {
  if (failure instanceof Error && 'errors' in failure && Array.isArray(failure.errors)) return failure.errors;
  throw failure;
}

/** The first mistake of a module that does not compile. Later ones are mostly its consequences. */
export function compileProblems(failure: unknown): Problem[] {
  return messagesOf(failure)
    .slice(0, 1)
    .map((message) => {
      const place = placeOf(message);
      return place ? moduleSyntax(message.text, place) : bundleFailed(message.text);
    });
}

/** Problems in files of the site that esbuild reads itself: styles, data, the service worker. */
export function moduleProblems(failure: unknown, snapshot: Snapshot): Problem[] {
  return messagesOf(failure).map((message) => moduleProblem(message, snapshot));
}

/** The problem of one message. */
export function moduleProblem(message: Message, snapshot: Snapshot): Problem {
  const place = placeOf(message);
  if (!place || place.file.includes('node_modules/') || !snapshot.has(place.file))
    return bundleFailed(place ? `${place.file}:${place.line}: ${message.text}` : message.text);
  const [, specifier] = /^Could not resolve "(.*)"/.exec(message.text) ?? [];
  const [, from, name] = /^No matching export in "(.*)" for import "(.*)"/.exec(message.text) ?? [];
  if (from !== undefined && name !== undefined) return exportMissing(name, packageIn(from), place);
  if (specifier === undefined) return moduleSyntax(message.text, place);
  if (isBuiltin(specifier)) return nodeModuleImported(specifier, place);
  return isBare(specifier) ? packageMissing(specifier, place) : moduleMissing(specifier, [], place);
}

/** `node_modules/seeds/index.js` → `seeds`; a file of the site is its own name. */
function packageIn(file: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
}

function placeOf({ location }: Message): Place | undefined {
  return location ? { file: location.file, line: location.line, column: location.column + 1 } : undefined;
}
