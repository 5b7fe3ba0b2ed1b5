/** A finished file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  path: string;
  contents: string;
}
