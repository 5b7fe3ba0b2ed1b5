import type { Route } from './routes';

/** A page once more as Markdown: where it lies in the store, and what lists of pages say of it. */
export interface MarkdownFacts {
  /** Name of its text in the store. */
  contents: string;
  bytes: number;
  /** About as many as a language model counts. */
  tokens: number;
  title: string;
  description: string;
}

/** What is shown where a link to a page is shared: where it lies in the output, and its PNG in the store. */
export interface DrawnPicture {
  path: string;
  /** Name of its PNG in the store. */
  contents: string;
  bytes: number;
  /** The same for those who do not see it. */
  alt: string;
  /** Why it was drawn anew; absent when it was remembered. */
  because?: string;
}

/** A finished page of the output: where it lies, and its HTML in the store. */
export interface RenderedPage {
  route: Route;
  file: string;
  /** Name of its HTML in the store. */
  contents: string;
  bytes: number;
  /** Absent for a page that stands in for others. */
  markdown?: MarkdownFacts;
  /** Absent in a build that draws no pictures. */
  picture?: DrawnPicture;
  /** Why it was rebuilt; absent when it was remembered. */
  because?: string;
}

/** What the browser mounts for a demo, and what stands there until then. */
export interface DemoParts {
  /** Url of its module. */
  module: string;
  /** What a project needs to run it elsewhere, each as `name@version`. */
  packages?: string[];
  /** Store names of the HTML and the rules of its static fallback. */
  fallback?: DemoFallback;
  /** The same for languages in which it looks otherwise, by their codes. */
  translated?: Record<string, DemoFallback>;
}

/** The static picture of a demo: names of its HTML and of its rules in the store. */
export interface DemoFallback {
  html: string;
  /** Has a rule or more on each line. */
  styles: string;
  /**
   * Whether a reader sees something of the demo. A place shows nothing, but takes the room that the
   * demo will need: drawings that wait to be measured are an empty box of their height.
   */
  shows: 'picture' | 'place';
}
