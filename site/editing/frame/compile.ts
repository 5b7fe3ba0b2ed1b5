import { transform } from 'sucrase';
import type { EditedFile } from '../messages';
import { CodeError } from './code-error';
import { instrument } from './instrument';
import type { Wanted } from './offer';
import { refuseCommonJs, refuseDropped } from './refuse-code';

/** A compiled file: a function of `require`, `module` and `exports`, with the lines of its source. */
export interface CompiledFile {
  name: string;
  code: string;
  /** Its imports, of packages and other files. */
  wanted: Wanted[];
}

/** Whether a file is code, and not styles or data. */
export function isScript(name: string): boolean {
  return /\.[jt]sx?$/.test(name);
}

/**
 * Compiles a file to JavaScript, without types and JSX, with interruptible loops (instrument.ts). Throws a
 * `CodeError` for invalid syntax and for what cannot run here; the browser reports what this compiler misses.
 */
export function compile({ name, code }: EditedFile): CompiledFile {
  const types = /\.tsx?$/.test(name) ? (['typescript'] as const) : [];
  const plain = translate(name, code, [...types, 'jsx']);
  refuseDropped({ name, code });
  refuseCommonJs({ name, code: plain });
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

/** `Unexpected token (3:12)`: the place is reported separately. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/ \(\d+:\d+\)$/, '');
}

function placeOf(error: unknown): { line?: number; column?: number } {
  if (typeof error !== 'object' || error === null || !('loc' in error)) return {};
  const { loc } = error;
  if (typeof loc !== 'object' || loc === null || !('line' in loc && 'column' in loc)) return {};
  return { line: Number(loc.line), column: Number(loc.column) };
}
