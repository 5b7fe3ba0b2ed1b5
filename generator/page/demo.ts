import type { Slot } from './marks';

/** One file of a demo as it is shown: highlighted lines in a slot, the plain text beside it. */
export interface DemoFile {
  /** `BasicPie.tsx`, or a relative module's name. */
  name: string;
  /** Highlighted code. */
  html: Slot;
}

/** A demo in one language and one way of styling. */
export interface DemoVariant {
  language: 'TS' | 'JS';
  styling: 'system' | 'tailwind' | 'css';
  files: DemoFile[];
  /** Modules of packages that its files import, as they are written: `@garden/seeds/SeedTray`. Sorted. */
  imports?: string[];
  /** What a project needs to run it, each as `name@version`, types too; absent where it cannot run elsewhere. */
  packages?: string[];
}

/** What an author says of a demo beside its marker. */
export interface DemoOptions {
  hideToolbar?: boolean;
  defaultCodeOpen?: boolean;
  bg?: 'inline' | 'outlined' | 'gradient' | 'playground' | boolean;
  iframe?: boolean;
  maxWidth?: number | string;
  height?: number | string;
  disableAd?: boolean;
  disableLiveEdit?: boolean;
  hideEditButton?: boolean;
}

/** A demo as a page shows it. */
export interface Demo {
  /** `BasicPie`: the anchor, and the name in deep links. */
  name: string;
  options: DemoOptions;
  /** System first, TS before JS. */
  variants: DemoVariant[];
  /** Collapsed source: at most 16 lines of the returned JSX, highlighted. */
  preview?: Slot;
  /** The same in its other stylings. */
  styledPreviews?: Partial<Record<DemoVariant['styling'], Slot>>;
  /** What the component draws on a server; absent when that is nothing at all. */
  fallback?: Slot;
  /** Whether a reader sees something of it, or it only takes the room that the demo will need. */
  fallbackShows?: 'picture' | 'place';
  /** Browser module, by styling; its default export is the component. */
  modules: Partial<Record<DemoVariant['styling'], string>>;
  /** Source file, relative to the repository. */
  source: string;
}
