import { transform } from 'sucrase';
import type { EditedFile } from '../messages';
import { CodeError } from './code-error';
import { instrument } from './instrument';
import type { Wanted } from './offer';

/** A file that can run: one function of `require`, `module` and `exports`, line for line as it was written. */
export interface CompiledFile {
  name: string;
  code: string;
  /** What it imports, of packages and of other files. */
  wanted: Wanted[];
}

/** Whether a file is code; others are styles and data. */
export function isScript(name: string): boolean {
  return /\.[jt]sx?$/.test(name);
}

/**
 * Makes JavaScript of a file, without types and JSX, with loops that end (instrument.ts). Throws a `CodeError` where
 * its syntax is wrong; what this compiler does not see, the browser does.
 */
export function compile({ name, code }: EditedFile): CompiledFile {
  const types = /\.tsx?$/.test(name) ? (['typescript'] as const) : [];
  const plain = translate(name, code, [...types, 'jsx']);
  const { code: guarded, wanted } = instrument(name, plain);
  return { name, wanted, code: translate(name, guarded, ['imports']) };
}

type Transforms = Parameters<typeof transform>[1]['transforms'];

function translate(name: string, code: string, transforms: Transforms): string {
  try {
    return transform(code, {
      transforms,
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    throw new CodeError({ reason: 'syntax', message: messageOf(error), file: name, ...placeOf(error) });
  }
}

/** `Unexpected token (3:12)`: the place is told beside it. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/ \(\d+:\d+\)$/, '');
}

function placeOf(error: unknown): { line?: number; column?: number } {
  if (typeof error !== 'object' || error === null || !('loc' in error)) return {};
  const { loc } = error;
  if (typeof loc !== 'object' || loc === null || !('line' in loc && 'column' in loc)) return {};
  return { line: Number(loc.line), column: Number(loc.column) };
}
