import type { Demo } from './demo';
import type { Slot } from './marks';
import type { MenuEntry } from './menu';
import type { ReferencePage } from './reference';

/** A heading of the page (h2, h3). `title` is plain text. */
export interface TocEntry {
  hash: string;
  title: string;
  level: 2 | 3;
}

/** Facts an author writes above a page (front matter). */
export interface Headers {
  title?: string;
  description?: string;
  /** The sentence below the title: `<p class="description">`, as plain text. */
  lead?: string;
  productId?: string;
  components: string[];
  hooks: string[];
  packageName?: string;
  githubLabel?: string;
  waiAria?: string;
  materialDesign?: string;
  githubSource?: string;
  cardTitle?: string;
  cardDescription?: string;
}

/** One of several pieces of code that stand in one place. */
export interface CodeTab {
  tab: string;
  language: string;
  html: Slot;
}

/** A page's text in the order of reading. */
export type Part =
  | { kind: 'html'; html: Slot }
  | { kind: 'demo'; demo: Demo }
  | { kind: 'component'; component: string; props: Record<string, unknown> }
  | { kind: 'codeblock'; tabs: CodeTab[]; storageKey?: string }
  /** The section that lists the components of the front matter, where the text has none: each as code that links. */
  | { kind: 'api'; components: Slot[] }
  /** What follows is older than its original: `anchor` is the section's there, empty for the page's beginning. */
  | { kind: 'outdated'; anchor: string };

/** What a page says. */
export type Content =
  | {
      kind: 'text';
      /** The language the words are in; another one than the page's is an honest fallback. */
      textLanguage: string;
      headers: Headers;
      parts: Part[];
      toc: TocEntry[];
      /** Source file, relative to the repository. */
      location: string;
    }
  | { kind: 'index'; entries: MenuEntry[] }
  | { kind: 'reference'; reference: ReferencePage }
  | { kind: 'unwritten' }
  | { kind: 'not-found' }
  | { kind: 'offline' };
