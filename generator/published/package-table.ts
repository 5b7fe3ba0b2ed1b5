/** Where an export of a package module is found: a file of the build, and its name there. */
export interface OfferedName {
  /** Empty for a module without a value of its own, which is there once `loads` are. */
  file: string;
  as: string;
  /** Files that have to be loaded with it, for what they do when they run. */
  loads: string[];
}

/** What code that a reader has changed may import, and the files that this is loaded from. */
export interface PackageTable {
  /** The module that runs changed code: a name of `files`. */
  runtime: string;
  /** All scripts that may be asked for, as a file table (published/file-table). */
  files: string;
  /** By specifier and exported name; a star stands for the whole module, nothing for what it does when it runs. */
  names: Record<string, Record<string, OfferedName>>;
}

/** The exported name that stands for a whole module. */
export const WHOLE_MODULE = '*';
