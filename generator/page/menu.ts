import type { Plan } from '../contract/plan';

/** A menu entry of a page: only entries of the open branch have `children`. */
export interface MenuEntry {
  title: string;
  /** The URL of a group is that of its first page. */
  url: string;
  pathname: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  /** A label that is always open. */
  subheader?: boolean;
  /** A group whose children are not rendered here: they are in the language's menu file. */
  closed?: boolean;
  children?: MenuEntry[];
}

/** The page before or after a page, in menu order. */
export interface Neighbour {
  title: string;
  url: string;
  /** Title of its group, if its own title is ambiguous. */
  section?: string;
}
