/** Whether the content of a link is a list of files: pairs of name and code. */
export function isEditedFiles(value: unknown): value is [name: string, code: string][] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
    )
  );
}
