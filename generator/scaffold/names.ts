/** `row-grouping` → `RowGrouping`, as components are called. */
export function pascalCase(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
