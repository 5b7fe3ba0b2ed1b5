import type { Route } from './routes';

/** The Markdown page of a page: its store name, and the facts that lists of pages show. */
export interface MarkdownFacts {
  /** Name of its text in the store. */
  contents: string;
  bytes: number;
  /** An estimate of the tokens that a language model counts. */
  tokens: number;
  title: string;
  description: string;
}

/** The preview picture of a page for shared links: its path in the output, and its PNG in the store. */
export interface DrawnPicture {
  path: string;
  /** Name of its PNG in the store. */
  contents: string;
  bytes: number;
  /** Alternative text. */
  alt: string;
  /** Why it was redrawn; absent when it comes from the cache. */
  because?: string;
}

/** A finished page of the output: where it lies, and its HTML in the store. */
export interface RenderedPage {
  route: Route;
  file: string;
  /** Name of its HTML in the store. */
  contents: string;
  bytes: number;
  /** Absent for the pages for missing paths and for readers without a network. */
  markdown?: MarkdownFacts;
  /** Absent in a build that draws no pictures. */
  picture?: DrawnPicture;
  /** Why it was rebuilt; absent when it comes from the cache. */
  because?: string;
}

/** The module that the browser mounts for a demo, and its fallback until then. */
export interface DemoParts {
  /** Url of its module. */
  module: string;
  /** What a project needs to run it elsewhere, each as `name@version`. */
  packages?: string[];
  /** Store names of the HTML and the rules of its static fallback. */
  fallback?: DemoFallback;
  /** Fallbacks for languages in which the demo looks different, by language code. */
  translated?: Record<string, DemoFallback>;
}

/** The static picture of a demo: names of its HTML and of its rules in the store. */
export interface DemoFallback {
  html: string;
  /** Has a rule or more on each line. */
  styles: string;
  /**
   * `picture` shows the demo. `place` only reserves its height: demos that must be measured before they are drawn are an
   * empty box.
   */
  shows: 'picture' | 'place';
}
