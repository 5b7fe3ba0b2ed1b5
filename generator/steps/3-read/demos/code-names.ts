/** Whether a file is code that may import more. */
export function isScript(file: string): boolean {
  return /\.[jt]sx?$/.test(file);
}

/** Whether a file has a twin in JavaScript. */
export function isTyped(file: string): boolean {
  return /\.tsx?$/.test(file);
}
