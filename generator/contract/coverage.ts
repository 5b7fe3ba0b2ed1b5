import type { Plan } from './plan';

/** The API reference of a site: its packages and pages. */
export interface ReferenceCoverage {
  products: ReferenceProduct[];
  /** Packages whose components have no pages: texts embed tables of their props. */
  tables?: ReferenceTables[];
  /** Conventions of the packages that are not in their declarations. */
  conventions?: ReferenceConventions;
  /**
   * Folder of translated descriptions, relative to the root: `<folder>/<language>/<product>.json`, translated
   * text by original text.
   */
  translations?: string;
}

/** A family of packages: a free one, and those of higher plans. */
export interface ReferenceProduct {
  /** The name of the family in summaries: `seeds`. */
  name: string;
  /** Lowest plan first; a package re-exports the exports of those before it. */
  packages: ReferencePackage[];
  /** Pages of one component each. */
  components: CoveredComponent[];
  /** Pages of one interface or type each. */
  interfaces: CoveredExport[];
  /** Pages that list all others of the family. */
  indexes?: { pathname: string }[];
  /** Lists that other pages embed by a component marker of this name. */
  catalogues?: ReferenceCatalogue[];
  /** Descriptions of members that the packages do not describe. */
  supplements?: ReferenceSupplements;
  /** What declarations leave out, or say otherwise than the code. */
  corrections?: ReferenceCorrection[];
  /** Public components without a page, with the reason. */
  excluded?: { because: string; names: string[] }[];
}

/** Components of packages that this site does not document, but whose props its texts show. */
export interface ReferenceTables {
  /** The name of their translations: `<translations>/<language>/<name>.json`. Translations are optional. */
  name: string;
  /** The marker of a table: `{{"component": "SpadeProps", "of": "Rake"}}`. */
  component: string;
  /** The first package exports the components; declarations of the others for them count as its own. */
  packages: ReferencePackage[];
}

/**
 * Descriptions by name, or by page and name (`PieArc.id`). A description is used only if neither the
 * declarations nor a member of the same name and type have one.
 */
export interface ReferenceSupplements {
  props?: Record<string, string>;
  slots?: Record<string, string>;
  classes?: Record<string, string>;
}

/** Facts that the declarations of a package leave out or contradict its code. */
export interface ReferenceCorrection {
  /** What the code does, or where it says so. */
  because: string;
  /** Names of the pages: of their components and interfaces. */
  pages: string[];
  /** The type of the root element that a ref holds; null where it cannot hold a ref. */
  ref?: string | null;
  /** The element inside the root that a ref holds instead, as a tag: `<svg>`. */
  innerRef?: string;
  /** False where the attributes go to another element than the root. */
  nativeProps?: boolean;
  /** Null where the component reads nothing from the theme. */
  theme?: null;
  /** Members of an interface are props as well. */
  props?: Record<string, MemberCorrection>;
  slots?: Record<string, MemberCorrection>;
  classes?: Record<string, Pick<MemberCorrection, 'adds' | 'words'>>;
}

/** A fact that is null is removed. */
export interface MemberCorrection {
  type?: string[];
  default?: string | null;
  description?: string;
  /** A sentence behind the description. */
  adds?: string;
  deprecated?: null;
  plan?: Plan;
  /** Parts of all its texts, with what replaces each. */
  words?: Record<string, string>;
}

/** One npm package. */
export interface ReferencePackage {
  name: string;
  plan?: Plan;
  /** Its folder, relative to the root, if it is part of this repository and not installed. */
  folder?: string;
  /** The folder of its sources in the repository, for source links. */
  sources?: string;
  /** A module of the package that augments the theme: `@garden/seeds/themeAugmentation`. */
  themeModule?: string;
}

/** An export with a page. */
export interface CoveredExport {
  pathname: string;
  /** Its name in the package. */
  export: string;
  /** The title of the page, if it differs from the name of the export. */
  title?: string;
  /**
   * For generic types whose members depend on a type argument: the page documents all these instances. Each
   * is a list of type arguments in TypeScript: `<'band'>`.
   */
  instances?: string[];
}

export interface CoveredComponent extends CoveredExport {
  /** The package of the real component, if other packages only export a stub that warns. */
  package: string;
  /** The same component in the next lower plan: members that it lacks require the plan of this one. */
  lower?: string;
  /** The exported interface of its class names, if it has no prop for them. */
  classes?: string;
}

/** A list of many exports, or of the members of one interface. */
export type ReferenceCatalogue =
  | { kind: 'events'; name: string; export: string }
  | { kind: 'selectors'; name: string; pattern: string };

/** Conventions of a library. Without them, themes and class names are not documented. */
export interface ReferenceConventions {
  /** Global class names of states: `prefix` and the name of the state (`Garden-disabled`). */
  stateClasses?: { prefix: string; names: string[] };
  /** Functions whose first argument is the prefix of a component's class names. */
  classNameFunctions?: string[];
  /** An interface whose members are the component names of themes, and functions that read a theme. */
  theme?: { module: string; interface: string; prefix: string; readers: string[] };
  /** Documentation of inherited components; `{name}` is the component in kebab-case. */
  elsewhere?: { package: string; url: string }[];
}
