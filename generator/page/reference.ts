import type { Plan } from '../contract/plan';
import type { Demo } from './demo';
import type { Slot } from './marks';

/** Ids of the headings of a page. */
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
  /** Its language, if it differs from that of the page. */
  language?: string;
}

/** A part of a type; a name with a page is a link. */
export interface TypePart {
  text: string;
  pathname?: string;
}

/** A type: one line, or one for each member of a union. */
export type TypeText = TypePart[][];

/** A parameter of a function, or its return value. */
export interface ReferenceArgument {
  name: string;
  type: TypeText;
  description?: ReferenceText;
}

/** The parameters and the return value of a function. */
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
  /** The reason and the replacement; both may be missing. */
  deprecated?: { reason?: ReferenceText };
  plan?: Plan;
  signature?: ReferenceSignature;
  /** Condition under which it exists: `scaleType` is `'band'`. */
  onlyWith?: { member: string; values: string[] };
}

/** A class name that a component sets on its elements. */
export interface ReferenceClass {
  /** Its name in `classes` and style overrides: `root`. */
  name: string;
  anchor: string;
  /** Its name in style sheets: `.GardenTray-root`, `.Garden-selected`. */
  className: string;
  /** A state class of all components, which must be combined with another class. */
  state?: boolean;
  description?: ReferenceText;
}

/** One way to import an export. */
export interface ReferenceImport {
  /** Highlighted code. */
  html: Slot;
  plan?: Plan;
}

/** A page about the same subject, or one whose demos show it. */
export interface ReferenceLink {
  title: string;
  url: string;
  by: 'guide' | 'demo';
  /** The description of the page; may be empty. */
  description: string;
  /** The language of title and description, if it differs from that of the page. */
  language?: string;
}

/** An example of a component: a demo of a guide, or code that was written for this page. */
export type ReferenceExample =
  | {
      kind: 'demo';
      demo: Demo;
      /** Title of the guide, and URL of the demo in it. */
      title: string;
      url: string;
    }
  | { kind: 'code'; html: Slot };

/** The common part of component and interface pages. */
interface ReferenceBase {
  name: string;
  description?: ReferenceText;
  deprecated?: { reason?: ReferenceText };
  imports: ReferenceImport[];
  /** Pages of this site that use it, in reading order. */
  usedBy: ReferenceLink[];
  /** One demo, if there is any. */
  example?: ReferenceExample;
  /** Its source file, at the documented version. */
  source?: string;
}

export interface ComponentReference extends ReferenceBase {
  kind: 'component';
  props: ReferenceMember[];
  slots: ReferenceMember[];
  classes: ReferenceClass[];
  /** Whether it also accepts attributes of the root element. */
  nativeProps: boolean;
  /** The type that `ref` holds; absent when it cannot hold a ref. */
  refGives?: string;
  /** Whether that is an element inside the root and not the root. */
  refIsInner?: true;
  /** Its name in a theme, and what a theme can set. */
  theme?: { name: string; defaultProps: boolean; styleOverrides: boolean };
  /** Components whose props it inherits. */
  inheritance: { name: string; url?: string }[];
}

export interface InterfaceReference extends ReferenceBase {
  kind: 'interface';
  members: ReferenceMember[];
}

/** An entry of an index. */
export interface ReferenceIndexEntry {
  name: string;
  pathname: string;
  plan?: Plan;
  deprecated?: boolean;
  /** The number of its props or members. */
  members: number;
}

/** A page that lists all others of a family. */
export interface ReferenceIndex {
  kind: 'index';
  components: ReferenceIndexEntry[];
  interfaces: ReferenceIndexEntry[];
}

/** The content of a page of the reference. */
export type ReferencePage = ComponentReference | InterfaceReference | ReferenceIndex;

/** An event and the parameters of its listeners. */
export interface ReferenceEvent {
  name: string;
  anchor: string;
  description?: ReferenceText;
  plan?: Plan;
  parameters: ReferenceArgument[];
}

/** A function that reads a value from a state. */
export interface ReferenceSelector {
  name: string;
  anchor: string;
  category: string;
  description?: ReferenceText;
  deprecated?: { reason?: ReferenceText };
  plan?: Plan;
  returns: TypeText;
}

/** The props of a component without a page: `{{"component": "SpadeProps", "of": "Rake"}}`. */
export interface PropsTable
  extends Pick<ComponentReference, 'name' | 'props' | 'nativeProps' | 'refGives' | 'inheritance'> {
  kind: 'props';
  /** Whether `component` replaces the root element. */
  replaceable?: boolean;
}

/** The data of a component that a page embeds: `{{"component": "SeedEvents"}}`. */
export type CatalogueData =
  | { kind: 'events'; events: ReferenceEvent[] }
  | { kind: 'selectors'; selectors: ReferenceSelector[] }
  | PropsTable;
