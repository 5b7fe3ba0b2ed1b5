/** What stands where a demo will be. */
export interface DemoDrawing {
  html: string;
  /** The same where the page is narrow, when it is another one there. */
  narrow?: string;
  /** The rules of both. */
  styles: string;
  /** More of them, one by one: those that several demos of a page bring are told once. */
  rules?: readonly string[];
  /** Shows words that packages have in other languages, too: it is drawn once more for each of them. */
  speaks?: boolean;
}

/**
 * Draws a demo as it stands after its effects, for all languages or for one whose code it is told; undefined where the
 * picture could differ from the living demo.
 */
export type DrawMounted = (component: unknown, language?: string) => Promise<DemoDrawing | undefined>;

/** Draws demos without a browser. */
export interface DemoServerEntry {
  /** Draws a demo for all languages, or for one whose code it is told. */
  renderDemo: (component: unknown, language?: string) => DemoDrawing | Promise<DemoDrawing>;
  /**
   * Puts back what modules of demos change for all others when they are loaded. Called before each of them is, so that
   * a drawing does not depend on those before it.
   */
  restart?: () => void | Promise<void>;
  /** Draws what a server draws nothing of. A site need not have it. */
  browser?: DrawingBrowser;
}

/** What looks like a browser to a demo. */
export interface DrawingBrowser {
  /** Whether a demo that imports these modules is worth being mounted in it, which takes long. */
  draws: (imports: readonly string[]) => boolean;
  /**
   * Makes a browser of the process that it is called in, and gives what draws demos there, in those languages, too. It
   * is called before any demo is loaded, and in a process that does nothing else.
   */
  open: (languages: readonly string[]) => Promise<DrawMounted>;
}
