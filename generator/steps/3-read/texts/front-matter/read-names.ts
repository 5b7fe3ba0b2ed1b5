import { isScalar, isSeq } from 'yaml';

/**
 * Names as a comma list or a YAML list, each once, in the order they are written in. Nothing written gives no
 * names; undefined when a value is something else than text.
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
