import type { ColorName } from '../theme/tokens';

/**
 * Colours by the classes of highlighted code. The generator writes the classes
 * (generator/code-kinds/code-classes.ts); a test compares both lists.
 */
export const codeColors = {
  k: 'code-keyword',
  s: 'code-string',
  n: 'code-literal',
  c: 'code-comment',
  f: 'code-function',
  t: 'code-type',
  p: 'code-property',
  g: 'code-tag',
  a: 'code-attribute',
  o: 'code-operator',
  r: 'code-special',
  dd: 'code-deleted',
  di: 'code-inserted',
} as const satisfies Record<string, ColorName>;
