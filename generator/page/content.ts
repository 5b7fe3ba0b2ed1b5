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

/** The front matter of a page. */
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

/** One of several alternative code blocks. */
export interface CodeTab {
  tab: string;
  language: string;
  html: Slot;
}

/** A part of a page's text, in reading order. */
export type Part =
  | { kind: 'html'; html: Slot }
  | { kind: 'demo'; demo: Demo }
  | { kind: 'component'; component: string; props: Record<string, unknown> }
  | { kind: 'codeblock'; tabs: CodeTab[]; storageKey?: string }
  /** The section that lists the components of the front matter, where the text has none: each as code that links. */
  | { kind: 'api'; components: Slot[] }
  /** What follows is older than its original: `anchor` is the section's there, empty for the page's beginning. */
  | { kind: 'outdated'; anchor: string };

/** The content of a page. */
export type Content =
  | {
      kind: 'text';
      /** The language of the text; if it differs from that of the page, the page shows it as a fallback. */
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
