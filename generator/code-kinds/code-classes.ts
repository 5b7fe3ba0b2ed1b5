/**
 * Classes of highlighted code, as short as can be since a page holds thousands of them, and the CSS
 * variable with the colour each stands for. The stylesheet is made from this list: `pre .k { color:
 * var(--code-keyword) }`. Code without a class has the block's own colour.
 */
export const codeClasses = {
  keyword: { name: 'k', variable: '--code-keyword' },
  string: { name: 's', variable: '--code-string' },
  /** Numbers, true, false, null. */
  literal: { name: 'n', variable: '--code-literal' },
  comment: { name: 'c', variable: '--code-comment' },
  /** What is called or defined: functions, commands. */
  function: { name: 'f', variable: '--code-function' },
  /** Types, classes, components. */
  type: { name: 't', variable: '--code-type' },
  /** Fields of objects, keys of JSON and YAML, CSS properties. */
  property: { name: 'p', variable: '--code-property' },
  /** Elements of HTML and JSX, CSS selectors. */
  tag: { name: 'g', variable: '--code-tag' },
  attribute: { name: 'a', variable: '--code-attribute' },
  operator: { name: 'o', variable: '--code-operator' },
  /** Regular expressions, escapes, shell variables. */
  special: { name: 'r', variable: '--code-special' },
  deleted: { name: 'dd', variable: '--code-deleted' },
  inserted: { name: 'di', variable: '--code-inserted' },
} as const;

/** The kind of a piece of code. */
export type CodeClass = keyof typeof codeClasses;
