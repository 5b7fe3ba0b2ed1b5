import { isScalar, isSeq } from 'yaml';

/**
 * Names of a comma-separated or YAML list, each once, in order. Empty without a value; undefined when the
 * value is not text.
 */
export function readNames(node: unknown): string[] | undefined {
  const values = isSeq(node) ? node.items : [node];
  const names: string[] = [];
  for (const value of values) {
    if (!isScalar(value) && value !== null) return undefined;
    const text = value?.value ?? '';
    if (typeof text !== 'string') return undefined;
    names.push(...text.split(','));
  }
  const trimmed = names.map((name) => name.trim()).filter((name) => name !== '');
  return [...new Set(trimmed)];
}
