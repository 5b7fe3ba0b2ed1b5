import { parse } from 'jsonc-parser';
import type { Snapshot } from '../../../cache';

/**
 * Whether the folder of pages says, in a `tsconfig.json` of its own, that its demos import types as types, which a
 * new application of today asks for.
 */
export function importsTypesAsTypes(snapshot: Snapshot, pages: string): boolean {
  const config: unknown = parse(snapshot.textIfThere(`${pages}/tsconfig.json`) ?? '{}');
  const options = memberOf(config, 'compilerOptions');
  return memberOf(options, 'verbatimModuleSyntax') === true;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
