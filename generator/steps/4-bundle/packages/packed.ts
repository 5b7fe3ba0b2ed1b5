/** The location of an export of a package module: a file of the bundle, and its name there. */
export interface PackedName {
  file: string;
  as: string;
  /** Files that must be loaded with it, for their side effects. */
  loads: string[];
}

/** A file of the bundle. */
export interface PackedFile {
  /** Ends in a hash of its content. */
  name: string;
  /** Other files of the bundle that it imports. */
  imports: string[];
  bytes: number;
}

/** The bundle of the site's packages, which many modules import from. */
export interface PackedPackages {
  /** By the wanted name's key. */
  names: Record<string, PackedName>;
  files: PackedFile[];
  /** Folders of the packages that are part of them, relative to the root. */
  packages: string[];
  /** The hash of names and files. */
  hash: string;
}
