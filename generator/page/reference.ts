import type { Plan } from '../contract/plan';
import type { Demo } from './demo';
import type { Slot } from './marks';

/** Ids of the headings that a page can have. */
export const referenceSections = {
  demos: 'demos',
  import: 'import',
  example: 'example',
  props: 'props',
  inheritance: 'inheritance',
  theme: 'theme-default-props',
  slots: 'slots',
  classes: 'classes',
  components: 'components',
  interfaces: 'interfaces',
  source: 'source-code',
} as const;

/** A sentence or more, as HTML in a slot. */
export interface ReferenceText {
  html: Slot;
  /** The language it is in, where that is not the page's. */
  language?: string;
}

/** A piece of a type as it is read; a name that has a page of its own leads there. */
export interface TypePart {
  text: string;
  pathname?: string;
}

/** A type: one line, or one a member of a union. */
export type TypeText = TypePart[][];

/** An argument of a function, or what it returns. */
export interface ReferenceArgument {
  name: string;
  type: TypeText;
  description?: ReferenceText;
}

/** What a function takes and gives. */
export interface ReferenceSignature {
  parameters: ReferenceArgument[];
  returns?: Omit<ReferenceArgument, 'name'>;
}

/** A prop, a slot, or a member of an interface. */
export interface ReferenceMember {
  name: string;
  /** Its id on the page: `prop-checkboxSelection`. */
  anchor: string;
  required: boolean;
  type: TypeText;
  default?: string;
  description?: ReferenceText;
  /** Why, and what to use instead; may be said without a reason. */
  deprecated?: { reason?: ReferenceText };
  plan?: Plan;
  signature?: ReferenceSignature;
  /** Only there in some forms of the type: `scaleType` is `'band'`. */
  onlyWith?: { member: string; values: string[] };
}

/** A class name that a component puts on its elements. */
export interface ReferenceClass {
  /** As `classes` and style overrides call it: `root`. */
  name: string;
  anchor: string;
  /** As a stylesheet calls it: `.GardenTray-root`, `.Garden-selected`. */
  className: string;
  /** A state shared by all components, so it is never used alone. */
  state?: boolean;
  description?: ReferenceText;
}

/** One way to import an export. */
export interface ReferenceImport {
  /** Highlighted code. */
  html: Slot;
  plan?: Plan;
}

/** A page that is about what this one describes, or whose demos show it. */
export interface ReferenceLink {
  title: string;
  url: string;
  by: 'guide' | 'demo';
  /** What the page is about, in a sentence; empty where nobody says it. */
  description: string;
  /** The language that title and description are in, where that is not the page's. */
  language?: string;
}

/** How a component is used: a demo of a guide, or code that was written for this page alone. */
export type ReferenceExample =
  | {
      kind: 'demo';
      demo: Demo;
      /** Of the guide, and where the demo stands there. */
      title: string;
      url: string;
    }
  | { kind: 'code'; html: Slot };

/** What component and interface pages share. */
interface ReferenceBase {
  name: string;
  description?: ReferenceText;
  deprecated?: { reason?: ReferenceText };
  imports: ReferenceImport[];
  /** Pages of this site that use it, in the order in which they are read. */
  usedBy: ReferenceLink[];
  /** One demo, where there is any. */
  example?: ReferenceExample;
  /** The file it is declared in, at the documented version. */
  source?: string;
}

export interface ComponentReference extends ReferenceBase {
  kind: 'component';
  props: ReferenceMember[];
  slots: ReferenceMember[];
  classes: ReferenceClass[];
  /** Whether attributes of the root element are taken as well. */
  nativeProps: boolean;
  /** What `ref` gives: the element's or object's type; absent when it cannot hold one. */
  refGives?: string;
  /** Its name in a theme, and what a theme may say of it. */
  theme?: { name: string; defaultProps: boolean; styleOverrides: boolean };
  /** Components whose props it takes as well. */
  inheritance: { name: string; url?: string }[];
}

export interface InterfaceReference extends ReferenceBase {
  kind: 'interface';
  members: ReferenceMember[];
}

/** One line of an index. */
export interface ReferenceIndexEntry {
  name: string;
  pathname: string;
  plan?: Plan;
  deprecated?: boolean;
  /** How many props or members it has. */
  members: number;
}

/** A page that lists all others of a family. */
export interface ReferenceIndex {
  kind: 'index';
  components: ReferenceIndexEntry[];
  interfaces: ReferenceIndexEntry[];
}

/** What a page of the reference says. */
export type ReferencePage = ComponentReference | InterfaceReference | ReferenceIndex;

/** An event: what its listeners are given. */
export interface ReferenceEvent {
  name: string;
  anchor: string;
  description?: ReferenceText;
  plan?: Plan;
  parameters: ReferenceArgument[];
}

/** A function that reads one thing from a state. */
export interface ReferenceSelector {
  name: string;
  anchor: string;
  category: string;
  description?: ReferenceText;
  deprecated?: { reason?: ReferenceText };
  plan?: Plan;
  returns: TypeText;
}

/** The props of a component that has no page: `{{"component": "SpadeProps", "of": "Rake"}}`. */
export interface PropsTable
  extends Pick<ComponentReference, 'name' | 'props' | 'nativeProps' | 'refGives' | 'inheritance'> {
  kind: 'props';
  /** Whether `component` puts another element in the place of its root. */
  replaceable?: boolean;
}

/** The data of a component that a page places: `{{"component": "SeedEvents"}}`. */
export type CatalogueData =
  | { kind: 'events'; events: ReferenceEvent[] }
  | { kind: 'selectors'; selectors: ReferenceSelector[] }
  | PropsTable;
