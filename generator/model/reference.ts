import type { ReferenceCoverage } from '../contract/coverage';
import type { ReferenceLink } from '../page/reference';
import type { Source } from './inventory';
import type { ReferenceFacts, ReferencePageFacts } from './reference-facts';
import type { Words } from './reference-pages';

/** The targets of names and addresses in descriptions of the API reference. */
export interface LinkIndex {
  /** Pathname by the name of an export, or of a component's props. */
  names: Record<string, string>;
  /** Addresses in descriptions that are pages of this site → pathname with slash, and hash. */
  addresses: Record<string, string>;
}

/** The translated descriptions of one family in one language. */
export interface TranslatedWords {
  language: string;
  product: string;
  source: Source;
  /** Translation by original text; undefined when the file has another shape. */
  words: Record<Words, Words> | undefined;
}

/** Finds translations by row. */
export type FindTranslation = (language: string, product: string, row: string) => Words | undefined;

/** The pages that use what a page of the reference describes, in one language. */
export type FindUsage = (page: ReferencePageFacts, language: string) => ReferenceLink[];

/** A demo that shows how something is used. */
export interface FoundExample {
  code: string;
  /** The title of its page and its place there; absent for an example file that no page shows. */
  title?: string;
  url?: string;
}

/** Finds an example, with the page title in the given language. */
export type FindExample = (page: ReferencePageFacts, language: string) => FoundExample | undefined;

/** Resolves names of the API in texts. */
export interface ApiNames {
  /** Path and anchor of a name; undefined for an unknown name. */
  addressOf: (name: string) => string | undefined;
  /** Known members of a name, for suggestions; undefined when the name has no page. */
  membersOf: (name: string) => readonly string[] | undefined;
}

/** The address of a member that a text names without its component, on a page about `about`. */
export type FindMember = (member: string, about: readonly string[]) => string | undefined;

/** The API reference of a site, as checks and pages use it. */
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
