/** A fact about other people's packages that checks and sandboxes share. */
export interface DateAdapter {
  /** The library's npm package: `dayjs`. */
  package: string;
  /** The range a sandbox installs. */
  version: string;
}

/** What every project that a reader opens a demo as has, whatever the demo imports. */
export interface SandboxSettings {
  /** Packages that draw the page around a demo; versions are those that are installed. */
  packages: string[];
  /** Versions of packages that a package only works with, where they are not those installed: by both names. */
  together?: Record<string, Record<string, string>>;
}
