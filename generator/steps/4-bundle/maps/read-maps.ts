import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { hashOf, type Memory } from '../../../cache';
import type { MadeFile } from '../remember-part';
import type { PlaceOf } from './first-place';

/** Maps calls in compiled modules back to places in the sources of the site. */
export function readMaps({ folder }: Pick<Memory, 'folder'>, made: readonly MadeFile[]): PlaceOf {
  const textOf = new Map(made.map(({ name, contents }) => [name, Buffer.from(contents).toString('utf8')]));
  const mapTexts = new Map(
    [...textOf].flatMap(([name, text]): [string, string][] => {
      const map = textOf.get(`${name}.map`);
      return map === undefined ? [] : [[codeKey(text), map]];
    }),
  );
  const opened = new Map<string, SourceMap | undefined>();
  const open = (module: string): SourceMap | undefined => {
    const map = mapTexts.get(codeKey(moduleText(folder, module)));
    return map === undefined ? undefined : new SourceMap(JSON.parse(map));
  };
  return ({ module, line, column }) => {
    if (!opened.has(module)) opened.set(module, open(module));
    const entry = opened.get(module)?.findEntry(line - 1, column - 1);
    return entry && 'originalSource' in entry ? placeIn(entry) : undefined;
  };
}

/** Identifies a module by its code: with a source map it has another file name. */
function codeKey(code: string): string {
  return hashOf(code.replace(/-[A-Z0-9]{8}(?=\.mjs")/g, ''));
}

function moduleText(folder: string, module: string): string {
  try {
    return readFileSync(path.join(folder, 'modules', module), 'utf8');
  } catch {
    return '';
  }
}

/** Source names are relative to the folder of the bundle, which is one level below the root. */
function placeIn({ originalSource, originalLine, originalColumn }: SourceMapping) {
  return {
    file: path.posix.normalize(originalSource).replace(/^(\.\.\/)+/, ''),
    line: originalLine + 1,
    column: originalColumn + 1,
  };
}

type SourceMapping = Pick<
  Extract<ReturnType<SourceMap['findEntry']>, { originalSource: string }>,
  'originalSource' | 'originalLine' | 'originalColumn'
>;
