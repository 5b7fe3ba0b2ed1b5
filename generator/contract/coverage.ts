import type { Plan } from './plan';

/** What the API reference of a site covers, and how its packages are put together. */
export interface ReferenceCoverage {
  products: ReferenceProduct[];
  /** Packages whose components have no pages: texts place tables of their props. */
  tables?: ReferenceTables[];
  /** Conventions of the packages that their declarations do not say. */
  conventions?: ReferenceConventions;
  /** Folder of translated descriptions, relative to the root: `<folder>/<language>/<product>.json`, original text → translated text. */
  translations?: string;
}

/** A family of packages that document one thing: a free one, and those of higher plans above it. */
export interface ReferenceProduct {
  /** Names the family in summaries: `seeds`. */
  name: string;
  /** The lowest plan first; a package re-exports what those before it have. */
  packages: ReferencePackage[];
  /** Pages of one component each. */
  components: CoveredComponent[];
  /** Pages of one interface or type each. */
  interfaces: CoveredExport[];
  /** Pages that list all others of the family. */
  indexes?: { pathname: string }[];
  /** Lists that other pages place by a component marker of this name. */
  catalogues?: ReferenceCatalogue[];
  /** What members mean that the packages themselves do not describe. */
  supplements?: ReferenceSupplements;
  /** Public components without a page, and why. */
  excluded?: { because: string; names: string[] }[];
}

/** Components of packages that this site does not document, and whose props its texts show. */
export interface ReferenceTables {
  /** Names them where translations lie: `<translations>/<language>/<name>.json`. None has to be translated. */
  name: string;
  /** The marker that places a table: `{{"component": "SpadeProps", "of": "Rake"}}`. */
  component: string;
  /** The first exports the components; what the others declare for them counts as theirs. */
  packages: ReferencePackage[];
}

/**
 * Descriptions by name, or by page and name (`PieArc.id`). One counts only where the declarations and those
 * of a member of the same name and type say nothing.
 */
export interface ReferenceSupplements {
  props?: Record<string, string>;
  slots?: Record<string, string>;
  classes?: Record<string, string>;
}

/** One npm package. */
export interface ReferencePackage {
  name: string;
  plan?: Plan;
  /** Where it lies, relative to the root, when it is not installed but part of this repository. */
  folder?: string;
  /** Where its sources lie in the repository, for source links; without it pages have none. */
  sources?: string;
  /** A module of the package that declares what themes may say: `@garden/seeds/themeAugmentation`. */
  themeModule?: string;
}

/** One export that has a page. */
export interface CoveredExport {
  pathname: string;
  /** Its name in the package. */
  export: string;
  /** What the page calls it, where that is not the name of the export. */
  title?: string;
  /**
   * For generic types whose members depend on an argument: the page documents all of these together.
   * Each is a list of type arguments as TypeScript writes it: `<'band'>`.
   */
  instances?: string[];
}

export interface CoveredComponent extends CoveredExport {
  /** The package that has the real component: others may only warn that it moved. */
  package: string;
  /** The same component of the next lower plan: what it lacks belongs to this one's plan. */
  lower?: string;
  /** The exported interface that lists its class names, where no prop of it takes them. */
  classes?: string;
}

/** A list that is made of many exports, or of one interface's members. */
export type ReferenceCatalogue =
  | { kind: 'events'; name: string; export: string }
  | { kind: 'selectors'; name: string; pattern: string };

/** What a library's authors agree on. Without it, nothing is said of themes and of class names. */
export interface ReferenceConventions {
  /** Global class names of states: `prefix` and the state's name (`Garden-disabled`). */
  stateClasses?: { prefix: string; names: string[] };
  /** Functions whose first argument is the prefix of a component's class names. */
  classNameFunctions?: string[];
  /** An interface whose members are the names a theme knows, and functions that read one. */
  theme?: { module: string; interface: string; prefix: string; readers: string[] };
  /** Documentation of components that others build upon; `{name}` is the component in kebab-case. */
  elsewhere?: { package: string; url: string }[];
}
