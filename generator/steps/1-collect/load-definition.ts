import { pathToFileURL } from 'node:url';
import { inSession, type Memory, type Snapshot } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import type { Problem, Source } from '../../model';
import { definitionWithoutSite } from '../../problems/catalogue/definition';
import { SiteError } from '../../problems/site-error';
import { sortProblems } from '../../problems/sort';
import { type CompiledDefinition, compileDefinition } from './compile-definition';
import { runDefinition } from './definition/run-definition';
import { runFault } from './definition/run-fault';
import { validateDefinition } from './definition/validate-definition';
import { withFrames } from './definition/with-frames';
import { readSource } from './read-source';

/** A usable definition, its source files, and its problems. */
export interface LoadedDefinition {
  site: SiteDefinition;
  sources: Source[];
  problems: Problem[];
}

/** Loads the definition of a site. Within a session it runs again only when its sources have changed. */
export async function loadDefinition(memory: Memory, definition: string): Promise<LoadedDefinition> {
  const { snapshot } = memory;
  const compiled = await compileDefinition(memory, definition);
  const sources = compiled.inputs.map((input) => [input, snapshot.hashOf(input)]);
  const key = JSON.stringify([definition, compiled.module, sources]);
  return inSession(snapshot, { name: 'definition', key }, () => runAndValidate(memory, definition, compiled));
}

/**
 * Runs the module at `definition` (relative to `root`), which exports `site`, and validates the export. Throws a SiteError with
 * all problems when the definition cannot be used.
 */
async function runAndValidate(
  { snapshot, table }: Memory,
  definition: string,
  { module, inputs }: CompiledDefinition,
): Promise<LoadedDefinition> {
  const { root } = snapshot;
  const read = inputs.map((file) => readSource(snapshot, file));
  const sources = read.map(({ source }) => source);
  const unreadable = read.flatMap(({ problems }) => problems);
  const running = runDefinition(pathToFileURL(module));
  // Both take a third of a second.
  table.parse();
  const ran = await running;
  if ('failure' in ran) throw refused(snapshot, [runFault(ran.failure, { root, definition, sources })]);
  if (!ran.exports.includes('site')) {
    throw refused(snapshot, [definitionWithoutSite(ran.exports, { file: definition, line: 1, column: 1 })]);
  }
  const { site, problems } = await validateDefinition({ ...ran, definition, sources });
  if (!site) throw refused(snapshot, [...problems, ...unreadable]);
  return { site, sources, problems: [...problems, ...unreadable] };
}

function refused(snapshot: Snapshot, problems: Problem[]): SiteError {
  const [first, ...others] = withFrames(sortProblems(problems), snapshot);
  if (!first) throw new Error('A definition without a site has a problem that says why.');
  return new SiteError(first, { others });
}
