import type { Plan } from '../contract/plan';
import type { Content } from './content';
import type { MenuEntry, Neighbour } from './menu';

/** Words of the interface by key: `interface` of a language's file, flat. */
export type InterfaceWords = Record<string, string>;

/** The picture that a page names as its own. */
export interface PagePicture {
  url: string;
  alt: string;
}

/** Everything one page is drawn from: plain data, nothing else is asked for while drawing. */
export interface PageProps {
  userLanguage: string;
  /** The interface words of the page's language and of the default one, by language code. */
  words: Record<string, InterfaceWords>;
  pathname: string;
  url: string;
  /** Words of the menu for this page. */
  navigationTitle: string;
  /** Words of the page: of its front matter, else of the menu. */
  title: string;
  description: string;
  content: Content;
  menu: MenuEntry[];
  /** Nearest last; the page itself is not among them. */
  parents: MenuEntry[];
  previous?: Neighbour;
  next?: Neighbour;
  /** The day the text was last changed on: `2024-09-12`. Absent where no history tells. */
  lastUpdated?: string;
  plan?: Plan;
  planned?: boolean;
  unstable?: boolean;
  /** This page's url in every language; `real` where its text is written in that language. */
  translations: { language: string; url: string; real: boolean }[];
  /** What is shown where a link to it is shared; absent in a build that draws no pictures. */
  picture?: PagePicture;
}
