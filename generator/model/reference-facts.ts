import type { Plan } from '../contract/plan';
import type { ReadReference } from './reference-pages';

/** What the rest of the build needs to know of one page of the reference. */
export interface ReferencePageFacts {
  pathname: string;
  name: string;
  kind: 'component' | 'interface';
  product: string;
  plan?: Plan;
  deprecated?: boolean;
  /** Name of all that was read of it in the store. */
  data: string;
  /** All ids a link may point at. */
  anchors: string[];
  /** Interfaces with a page of their own that a prop holds: `{ series: ['BarSeriesType'] }`. */
  holds: Record<string, string[]>;
  /** How many props or members it has. */
  members: number;
  /** Short hashes of its descriptions, each as often as it is said: translations are found by them. */
  rows: string[];
  /** Addresses that its descriptions and its comment lead to. */
  links: string[];
}

/** How much was read, for a maintainer to compare. */
export interface ReferenceCounts {
  components: number;
  interfaces: number;
  props: number;
  slots: number;
  classes: number;
  members: number;
  /** Of props, slots, classes and members together: with a description, and by whose words. */
  described: { own: number; another: number; site: number; nobody: number };
  /** Props, slots and members with a default. */
  defaulted: number;
}

/** What the rest of the build needs to know of something that texts place. */
export interface PlacedFacts {
  name: string;
  product: string;
  /** Name of all that was read of it in the store. */
  data: string;
  rows: string[];
  anchors: string[];
}

/** What was read of all packages: the pages themselves are in the store. */
export interface ReferenceFacts
  extends Pick<
    ReadReference,
    'missing' | 'uncovered' | 'needlessExclusions' | 'contradictions' | 'unreadable'
  > {
  pages: ReferencePageFacts[];
  catalogues: PlacedFacts[];
  /** Tables of props; `component` is the marker that places one. */
  tables: (PlacedFacts & { component: string })[];
  counts: ReferenceCounts;
}
