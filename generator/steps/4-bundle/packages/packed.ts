/** Where an export of a package module is found: a file of the bundle, and its name there. */
export interface PackedName {
  file: string;
  as: string;
  /** Files that must be loaded with it, for what they do when they run. */
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

/** The site's packages as files that its modules import by name: made once for many modules. */
export interface PackedPackages {
  /** By the wanted name's key. */
  names: Record<string, PackedName>;
  files: PackedFile[];
  /** Folders of the packages that are part of them, relative to the root. */
  packages: string[];
  /** Of names and files. */
  hash: string;
}
