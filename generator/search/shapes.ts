import type { Plan } from '../contract/plan';

/** The kind of a row of the API reference. A member is a method or field of an interface. */
export type MemberKind = 'prop' | 'slot' | 'class' | 'event' | 'selector' | 'member';

/** A heading of a page: its title, or its title with the plan that its section requires. */
export type IndexedSection = string | { title: string; plan: Plan };

/** A page: all data for the first results. */
export interface IndexedPage {
  /** Without language and base, as in the navigation. */
  pathname: string;
  title: string;
  /** A page of the API reference; guides have none. */
  kind?: 'api';
  plan?: Plan;
  /** Its results rank after others. */
  last?: true;
  /** The groups around it: indices of `groups`. */
  groups?: number[];
  /** The language of its text, if that is not the language of the index. */
  language?: string;
  /** Its titles in other languages, by language code. */
  others?: Record<string, string>;
  sections?: IndexedSection[];
}

/** A row of the API reference, once for all pages of a product that have a row of this name. */
export interface IndexedMember {
  name: string;
  kind: MemberKind;
  /** Indices of the pages that have it, in the product. */
  pages: number[];
  plan?: Plan;
}

/** Rows that differ only in their names: most rows of a component have the same kind, pages and plan. */
export interface IndexedMembers extends Omit<IndexedMember, 'name'> {
  names: string[];
}

/** The pages of a product, in the order of the site. */
export interface IndexedProduct {
  /** Its id in the definition; empty for pages without a product. */
  id: string;
  /** Its npm packages. */
  packages?: string[];
  pages: IndexedPage[];
  members: IndexedMembers[];
}

/** Two words for one thing. */
export type WordPair = [word: string, other: string];

/** The first file of a language: the titles of its pages, sections and rows. */
export interface TitleShard {
  groups: string[];
  products: IndexedProduct[];
}

/** Synonyms; needed only for queries with words that are in no title or text. */
export interface WordShard {
  /** Words of the language, and of the default one. */
  pairs?: WordPair[];
  /** Words of readers, and those of the documentation. */
  meant?: WordPair[];
}

/** The texts of a page, by section; the text above the first section comes first. */
export interface PageTexts {
  description?: string;
  texts?: string[];
  /** Ids of headings that differ from the default id (`sectionId`): index and id. */
  ids?: [section: number, id: string][];
  /** Name of the demo, and index of its section, from 1; zero above the first section. */
  demos?: [name: string, section: number][];
}

/** The text of a row; `id` only where it differs from the default id (`memberId`). */
export interface MemberTexts {
  text?: string;
  type?: string;
  id?: string;
}

/** All other data of one product, in the order of the title shard. */
export interface TextShard {
  pages: PageTexts[];
  /** By name, one group of rows after the other. */
  members: MemberTexts[];
  /** Rows that are found only by name, with their texts. */
  classes: (IndexedMember & MemberTexts)[];
}

/** Lists the files of the index; its own name does not change. */
export interface SearchManifest {
  /** Path of the title shard, without base. */
  titles: string;
  /** Path of the word shard; absent without synonyms. */
  words?: string;
  /** Path of each text shard, by product. */
  texts: Record<string, string>;
}
