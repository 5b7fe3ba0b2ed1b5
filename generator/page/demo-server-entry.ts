/** The prerendered HTML of a demo. */
export interface DemoDrawing {
  html: string;
  /** The HTML for narrow pages, if it differs. */
  narrow?: string;
  /** Whether the latter is for screens without a fine pointer instead, whatever their width. */
  isByPointer?: boolean;
  /** The styles of both. */
  styles: string;
  /** Further rules, one by one: rules that several demos of a page share are written once. */
  rules?: readonly string[];
  /** Contains texts that packages translate, so it is rendered again for each language. */
  hasPackageText?: boolean;
}

/**
 * Renders a demo after its effects, for all languages or for the given one; undefined if the result could
 * differ from the mounted demo.
 */
export type DrawMounted = (component: unknown, language?: string) => Promise<DemoDrawing | undefined>;

/** Renders demos without a browser. */
export interface DemoServerEntry {
  /** Renders a demo for all languages, or for the given one. */
  renderDemo: (component: unknown, language?: string) => DemoDrawing | Promise<DemoDrawing>;
  /** Whether the default export of a demo can be rendered; without it every value counts as one that can. */
  isComponent?: (value: unknown) => boolean;
  /**
   * Resets global state that modules of demos change when they are loaded. Called before each module is
   * loaded, so that the result does not depend on earlier demos.
   */
  restart?: () => void | Promise<void>;
  /** Renders demos that a server cannot render; optional. */
  browser?: DrawingBrowser;
}

/** What is known of a demo before it is loaded. */
export interface DemoToDraw {
  /** Package modules that it imports, directly or through its own modules. */
  imports: readonly string[];
  /** Its compiled module, without packages. */
  code: string;
}

/** A simulated browser for demos. */
export interface DrawingBrowser {
  /** Whether a demo should be mounted in it, which takes long. */
  draws: (demo: DemoToDraw) => boolean;
  /**
   * Simulates a browser in this process, and returns a function that renders demos, in the given languages,
   * too. Called before any demo is loaded, in a process that does nothing else.
   */
  open: (languages: readonly string[]) => Promise<DrawMounted>;
}
