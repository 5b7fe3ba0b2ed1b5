import type { Plan } from '../contract/plan';

/** One line of the menu as a page draws it: only the open branch brings its `children`. */
export interface MenuEntry {
  title: string;
  /** A group leads to its first page. */
  url: string;
  pathname: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  /** A label that is always open. */
  subheader?: boolean;
  /** A group whose children are not drawn here: they stand in the language's menu file. */
  closed?: boolean;
  children?: MenuEntry[];
}

/** The page before or after a page, in the order of the menu. */
export interface Neighbour {
  title: string;
  url: string;
  /** Title of the group that it stands in, where that says more than its own title. */
  section?: string;
}
