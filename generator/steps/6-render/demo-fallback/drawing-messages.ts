import type { Thrown } from '../../../model';
import type { DemoDrawing, DemoToDraw } from '../../../page/demo-server-entry';

/** The input of the drawing process: URLs of modules. */
export interface DrawingOrder {
  /** Exports a `DemoServerEntry`. */
  entry: string;
  demos: OrderedDemo[];
  /** The fixed current time, in milliseconds. */
  now: number;
  /** The languages in which demos with texts of packages are rendered again. */
  languages: readonly string[];
  /** On a server, or mounted in a simulated browser, after effects. */
  manner: 'server' | 'browser';
}

/** A demo to render. */
export interface OrderedDemo extends DemoToDraw {
  file: string;
  url: string;
  /** Whether it is known to contain texts of packages. */
  hasPackageText?: boolean;
}

/** The result for a demo. */
export interface Answer extends Partial<DemoDrawing> {
  file: string;
  /** The result in other languages, by code; languages in which rendering failed are left out. */
  translated?: Record<string, DemoDrawing>;
  /** The reason for a missing result. */
  failure?: 'no component' | { when: 'import' | 'render'; thrown: Thrown };
}

/**
 * Messages of the process: whether it can render, then a result for each demo in order. `changed` means that
 * the last demo changed built-in objects, so that the next ones need a new process.
 */
export type DrawingMessage = 'ready' | 'changed' | { entryFailure: Thrown } | Answer;
