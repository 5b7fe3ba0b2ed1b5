/** The hook of the element whose changes screen readers announce (show-answer.ts). */
export const PAGE_STATUS = 'status';

/** Marks an element for the script of its feature, which finds it by `hooked` (dom.ts). */
export function hook<Name extends string>(name: Name): { 'data-x': Name } {
  return { 'data-x': name };
}
