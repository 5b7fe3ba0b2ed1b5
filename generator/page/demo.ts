import type { Slot } from './marks';
import type { Styling } from './styling';

/** A file of a demo: highlighted code in a slot, and the plain text. */
export interface DemoFile {
  /** `BasicPie.tsx`, or a relative module's name. */
  name: string;
  /** Highlighted code. */
  html: Slot;
}

/** A demo in one language and one styling. */
export interface DemoVariant {
  language: 'TS' | 'JS';
  styling: Styling;
  files: DemoFile[];
  /** Package modules that its files import, as written: `@garden/seeds/SeedTray`. Sorted. */
  imports?: string[];
  /**
   * The packages of a project that runs it, each as `name@version`, including types; absent if it cannot run
   * in a sandbox.
   */
  packages?: string[];
}

/** Options that an author gives a demo in its marker. */
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
  /** The same in other stylings. */
  styledPreviews?: Partial<Record<Styling, Slot>>;
  /** The prerendered demo; absent when it renders nothing on a server. */
  fallback?: Slot;
  /** Whether it shows the demo, or only reserves its space. */
  fallbackShows?: 'picture' | 'place';
  /**
   * Browser module, by styling; its default export is the component. When a page is built, the value is a mark that the
   * generator replaces by the URL, so that a page need not be rendered again when files get new names. It is to be rendered as
   * the value of an attribute.
   */
  modules: Partial<Record<Styling, string>>;
  /** Source file, relative to the repository. */
  source: string;
}
