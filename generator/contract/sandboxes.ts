/** A date adapter of a package, for checks and sandboxes. */
export interface DateAdapter {
  /** The library's npm package: `dayjs`. */
  package: string;
  /** The version range in a sandbox. */
  version: string;
}

/** The packages of every sandbox project, independent of the demo. */
export interface SandboxSettings {
  /** Packages that render the page around a demo, in their installed versions. */
  packages: string[];
  /**
   * Versions that a package requires of another one, if they differ from the installed ones: by both names.
   */
  together?: Record<string, Record<string, string>>;
}
