/** Whether what a link carries has the shape of files: pairs of a name and its code. */
export function isEditedFiles(value: unknown): value is [name: string, code: string][] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
    )
  );
}
