import type { Plan } from '../contract/plan';
import type { ReadReference } from './reference-pages';

/** Facts about one page of the API reference that other steps need. */
export interface ReferencePageFacts {
  pathname: string;
  name: string;
  kind: 'component' | 'interface';
  product: string;
  plan?: Plan;
  deprecated?: boolean;
  /** Store name of everything that was read of it. */
  data: string;
  /** All ids a link may point at. */
  anchors: string[];
  /** Interfaces with a page of their own that a prop holds: `{ series: ['BarSeriesType'] }`. */
  holds: Record<string, string[]>;
  /** How many props or members it has. */
  members: number;
  /** Short hashes of its descriptions, with repetitions: translations are found by them. */
  rows: string[];
  /** Addresses that its descriptions and its comment link to. */
  links: string[];
}

/** Counts of what was read, for maintainers to compare. */
export interface ReferenceCounts {
  components: number;
  interfaces: number;
  props: number;
  slots: number;
  classes: number;
  members: number;
  /** Props, slots, classes and members with a description, by its source. */
  described: { own: number; another: number; site: number; nobody: number };
  /** Props, slots and members with a default. */
  defaulted: number;
}

/** Facts about a table or catalogue that texts place by a marker. */
export interface PlacedFacts {
  name: string;
  product: string;
  /** Store name of everything that was read of it. */
  data: string;
  rows: string[];
  anchors: string[];
}

/** Facts about everything that was read of the packages; the pages themselves are in the store. */
export interface ReferenceFacts
  extends Pick<
    ReadReference,
    'missing' | 'uncovered' | 'needlessExclusions' | 'needlessCorrections' | 'contradictions' | 'unreadable'
  > {
  pages: ReferencePageFacts[];
  catalogues: PlacedFacts[];
  /** Tables of props; `component` is the marker that places one. */
  tables: (PlacedFacts & { component: string })[];
  counts: ReferenceCounts;
}
