import { parse } from 'jsonc-parser';
import type { Snapshot } from '../../../cache';

/** Whether the pages folder has a `tsconfig.json` that requires type-only imports, as new projects do. */
export function importsTypesAsTypes(snapshot: Snapshot, pages: string): boolean {
  const config: unknown = parse(snapshot.textIfThere(`${pages}/tsconfig.json`) ?? '{}');
  const options = memberOf(config, 'compilerOptions');
  return memberOf(options, 'verbatimModuleSyntax') === true;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
