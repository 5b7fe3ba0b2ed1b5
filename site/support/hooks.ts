/** Marks an element for the script of its feature: no script looks for a class. */
export function hook<Name extends string>(name: Name): { 'data-x': Name } {
  return { 'data-x': name };
}

/** The selector of elements that are so marked. */
export function hooked(name: string): string {
  return `[data-x=${name}]`;
}
