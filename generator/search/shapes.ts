import type { Plan } from '../contract/plan';

/** What a row of the API reference is. A member is a method or field of an interface. */
export type MemberKind = 'prop' | 'slot' | 'class' | 'event' | 'selector' | 'member';

/** A heading of a page: its title, or with the plan that its section needs. */
export type IndexedSection = string | { title: string; plan: Plan };

/** A page: everything a first answer needs of it. */
export interface IndexedPage {
  /** Without language and base, as the navigation knows it. */
  pathname: string;
  title: string;
  /** A page of the API reference; guides have none. */
  kind?: 'api';
  plan?: Plan;
  /** It answers after others. */
  last?: true;
  /** Titles of the groups around it: places in `groups`. */
  groups?: number[];
  /** The language its words are in, where that is not the index's. */
  language?: string;
  /** What it is called in other languages, by language code. */
  others?: Record<string, string>;
  sections?: IndexedSection[];
}

/** A row of the API reference, once for all pages of a product that have one of this name. */
export interface IndexedMember {
  name: string;
  kind: MemberKind;
  /** Places of the pages that have it, in the product. */
  pages: number[];
  plan?: Plan;
}

/** The pages of a product, in the order of the site. */
export interface IndexedProduct {
  /** As the definition names it; empty for pages of none. */
  id: string;
  pages: IndexedPage[];
  members: IndexedMember[];
}

/** Two words for one thing. */
export type WordPair = [word: string, other: string];

/** The first file of a language: what its pages, sections and rows are called. */
export interface TitleShard {
  groups: string[];
  products: IndexedProduct[];
}

/** Which words mean the same; needed only by those who ask in others than those of titles and texts. */
export interface WordShard {
  /** Words of the language, and of the default one. */
  pairs?: WordPair[];
  /** Words of readers, and of the documentation. */
  meant?: WordPair[];
}

/** What a page says: in the order of its sections, what stands above the first one before them. */
export interface PageTexts {
  description?: string;
  texts?: string[];
  /** Ids of the headings, where they do not follow from the titles (`sectionId`): place and id. */
  ids?: [section: number, id: string][];
  /** Name and place of the section that it stands in, from 1; zero above the first one. */
  demos?: [name: string, section: number][];
}

/** What is said of a row; `id` where it does not follow from kind and name (`memberId`). */
export interface MemberTexts {
  text?: string;
  type?: string;
  id?: string;
}

/** Everything else of one product, in the order of the title shard. */
export interface TextShard {
  pages: PageTexts[];
  members: MemberTexts[];
  /** Rows that only whoever looks for them by name asks for, with what is said of them. */
  classes: (IndexedMember & MemberTexts)[];
}

/** Which files there are, under a name that stays. */
export interface SearchManifest {
  /** Path of the title shard, without base. */
  titles: string;
  /** Path of the word shard; absent where there are no such words. */
  words?: string;
  /** Path of each text shard, by product. */
  texts: Record<string, string>;
}
