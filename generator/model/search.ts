import type { Plan } from '../contract/plan';
import type { MemberKind } from '../search/shapes';

/** A part of a page that a result may lead to: its heading, and what stands below it. */
export interface DocumentedSection {
  /** Id of the heading; empty for what stands above the first one. */
  id: string;
  title: string;
  plan?: Plan;
  /** Plain words, without code blocks. */
  text: string;
}

/** A demo, and in which section of the page it stands. */
export interface DocumentedDemo {
  name: string;
  section: number;
}

/** A row of the API reference. */
export interface DocumentedMember {
  kind: MemberKind;
  name: string;
  anchor: string;
  type?: string;
  plan?: Plan;
  /** In the page's language, as far as it is translated. */
  text: string;
}

/** The searchable content of one page in one language. */
export interface PageDocuments {
  /** The section above the first heading stands first. */
  sections: DocumentedSection[];
  demos: DocumentedDemo[];
  members: DocumentedMember[];
}

/** A page with everything that search results may show of it. */
export interface PageToIndex {
  pathname: string;
  language: string;
  /** The language its words are in. */
  textLanguage: string;
  title: string;
  description: string;
  /** Of the API reference. */
  isReference: boolean;
  plan?: Plan;
  /** Whether it is listed after other results. */
  isLast: boolean;
  /** Titles of the groups around it, outermost first. */
  groups: string[];
  /** Id of its product; empty for none. */
  product: string;
  documents: PageDocuments;
}
