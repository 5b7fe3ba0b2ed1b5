import type { Plan } from '../contract/plan';
import type { Content } from './content';
import type { MenuEntry, Neighbour } from './menu';

/** Interface texts by key: `interface` of a language's file, flattened. */
export type InterfaceWords = Record<string, string>;

/** The social image of a page. */
export interface PagePicture {
  url: string;
  alt: string;
}

/** All data of a page: rendering reads nothing else. */
export interface PageProps {
  userLanguage: string;
  /** The interface texts of the page's language and of the default one, by language code. */
  words: Record<string, InterfaceWords>;
  pathname: string;
  url: string;
  /** The title of this page in the menu. */
  navigationTitle: string;
  /** The title of the page: of its front matter, or of the menu. */
  title: string;
  description: string;
  content: Content;
  menu: MenuEntry[];
  /** Outermost first, without the page itself. */
  parents: MenuEntry[];
  previous?: Neighbour;
  next?: Neighbour;
  /** The date of the last change of the text: `2024-09-12`. Absent without a history. */
  lastUpdated?: string;
  plan?: Plan;
  planned?: boolean;
  unstable?: boolean;
  /** The page's URL in every language; `real` if its text is written in that language. */
  translations: { language: string; url: string; real: boolean }[];
  /** Its social image; absent in a build without pictures. */
  picture?: PagePicture;
}
