import type { ReferenceCoverage } from '../contract/coverage';
import type { ReferenceLink } from '../page/reference';
import type { Source } from './inventory';
import type { ReferenceFacts, ReferencePageFacts } from './reference-facts';
import type { Words } from './reference-pages';

/** Where names and addresses lead: what pages of the reference know of each other and of the site. */
export interface LinkIndex {
  /** Pathname by the name of an export, or of a component's props. */
  names: Record<string, string>;
  /** Addresses in descriptions that are pages of this site: pathname with slash, and hash. */
  addresses: Record<string, string>;
}

/** The translated descriptions of one family in one language. */
export interface TranslatedWords {
  language: string;
  product: string;
  source: Source;
  /** Translation by original text; undefined when the file is no such list. */
  words: Record<Words, Words> | undefined;
}

/** Finds translations by row. */
export type FindTranslation = (language: string, product: string, row: string) => Words | undefined;

/** A page that uses what a page of the reference describes. */
export interface UsingPage {
  pathname: string;
  link: ReferenceLink;
  /** How near it is to that: the nearest has the least. */
  rank: number;
}

/** The pages that use it, in one language and in the order of reading. */
export type FindUsage = (page: ReferencePageFacts, language: string) => UsingPage[];

/** What shows how something is used: a demo of a text, or code that is on no page. */
export type FoundExample =
  | {
      kind: 'demo';
      /** File of the text, and the name of the demo there. */
      text: string;
      name: string;
      /** Source file of the demo. */
      source: string;
      /** Of the page, and where the demo stands there. */
      title: string;
      url: string;
    }
  | { kind: 'code'; code: string };

/** Finds one, with the page as it is called in a language. */
export type FindExample = (page: ReferencePageFacts, language: string) => FoundExample | undefined;

/** Where the reference explains what a text calls by name. */
export interface ApiNames {
  /** Path and anchor of a name; undefined where the reference does not have it. */
  addressOf: (name: string) => string | undefined;
  /** Names that a page of the reference could have meant by `Component.member`; undefined when it has no such page. */
  membersOf: (name: string) => readonly string[] | undefined;
}

/** Where a member is explained that a text calls by its own name alone, on a page about `about`. */
export type FindMember = (member: string, about: readonly string[]) => string | undefined;

/** The reference of a site, as its texts are checked and its pages are made from it. */
export interface ApiReference {
  coverage: ReferenceCoverage;
  facts: ReferenceFacts;
  links: LinkIndex;
  translated: TranslatedWords[];
  translation: FindTranslation;
  usage: FindUsage;
  example: FindExample;
  names: ApiNames;
  member: FindMember;
}
