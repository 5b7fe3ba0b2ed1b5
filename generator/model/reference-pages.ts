import type { Plan } from '../contract/plan';

/** A comment's text as its authors wrote it, in their Markdown; links are Markdown links already. */
export type Words = string;

/** An argument of a function, or what it returns. */
export interface ReadArgument {
  name: string;
  /** One text a member of the union. */
  type: string[];
  description?: Words;
}

export interface ReadSignature {
  parameters: ReadArgument[];
  returns?: Omit<ReadArgument, 'name'>;
}

/** The source of a description other than the member's own declaration: a similar member, or the site. */
export type Describer = 'another' | 'site';

/** A prop, a slot, or a member of an interface, as it was declared. */
export interface ReadMember {
  name: string;
  required: boolean;
  type: string[];
  default?: string;
  description?: Words;
  describedBy?: Describer;
  /** Empty when the author gave no reason. */
  deprecated?: Words;
  plan?: Plan;
  signature?: ReadSignature;
  onlyWith?: { member: string; values: string[] };
}

export interface ReadClass {
  name: string;
  className: string;
  state?: boolean;
  description?: Words;
  describedBy?: Describer;
}

/** One way to import an export. */
export interface ReadImport {
  code: string;
  plan?: Plan;
}

interface ReadExport {
  pathname: string;
  name: string;
  product: string;
  plan?: Plan;
  description?: Words;
  deprecated?: Words;
  imports: ReadImport[];
  /** Pages that the declaration's own comment names. */
  demos: { title: string; href: string }[];
  /** The file it is declared in, relative to the repository. */
  source?: string;
}

export interface ReadComponent extends ReadExport {
  kind: 'component';
  props: ReadMember[];
  slots: ReadMember[];
  classes: ReadClass[];
  nativeProps: boolean;
  /** What a ref holds: the root, or an element inside it. */
  ref?: { type: string; isInner?: true };
  theme?: { name: string; defaultProps: boolean; styleOverrides: boolean };
  inheritance: { name: string; url?: string }[];
}

export interface ReadInterface extends ReadExport {
  kind: 'interface';
  members: ReadMember[];
}

/** One covered export, read. */
export type ReadPage = ReadComponent | ReadInterface;

export interface ReadEvent {
  name: string;
  description?: Words;
  plan?: Plan;
  parameters: ReadArgument[];
}

export interface ReadSelector {
  name: string;
  category: string;
  description?: Words;
  deprecated?: Words;
  plan?: Plan;
  returns: string[];
}

/** A catalogue that pages place. */
export type ReadCatalogue =
  | { kind: 'events'; name: string; product: string; events: ReadEvent[] }
  | { kind: 'selectors'; name: string; product: string; selectors: ReadSelector[] };

/** The props of a component that has no page: a table that texts place. */
export interface ReadTable {
  name: string;
  /** Those of the component itself. */
  props: ReadMember[];
  nativeProps: boolean;
  ref?: { type: string };
  /** Whether `component` puts another element in the place of its root. */
  replaceable?: boolean;
  /** Components whose props it takes as well. */
  inheritance: { name: string; url?: string }[];
}

/** All tables of a marker. */
export interface ReadTables {
  component: string;
  product: string;
  tables: ReadTable[];
}

/** A declaration that could not be read, with a message for maintainers. */
export interface Unreadable {
  pathname: string;
  /** The member, or empty for the page itself. */
  member: string;
  what: string;
}

/** A documented default that differs from the default in the code. */
export interface Contradiction {
  pathname: string;
  member: string;
  said: string;
  done: string;
}

/** Everything that was read of the declarations of packages. */
export interface ReadReference {
  pages: ReadPage[];
  catalogues: ReadCatalogue[];
  tables: ReadTables[];
  /** Covered exports that no package has; `near` is an export with a similar name. */
  missing: { pathname: string; name: string; package: string; near?: string }[];
  /** Public components that have no page, by product. */
  uncovered: { product: string; package: string; name: string }[];
  /** Exclusions without effect. */
  needlessExclusions: { product: string; name: string }[];
  /** What corrections name without changing it: a member or another fact of a page, or a page that does not exist. */
  needlessCorrections: { product: string; page: string; of?: string; because: string }[];
  contradictions: Contradiction[];
  unreadable: Unreadable[];
}
