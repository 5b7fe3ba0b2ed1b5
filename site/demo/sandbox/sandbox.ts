import type { DemoVariant } from '../../../generator/page/demo';

/** A demo as a reader sees it, to be taken along. */
export interface SandboxDemo extends Pick<DemoVariant, 'language' | 'styling'> {
  /** `BarsBasic` */
  name: string;
  /** The demo's own file first. Names are paths from its folder. */
  files: { name: string; code: string }[];
  /** What these files need to run, each as `name@version`. */
  packages: string[];
  /** The page it is shown on. */
  url: string;
  /** The language of that page, for the sandbox's document. */
  documentLanguage: string;
}

/** A project that runs the demo: path → contents. */
export interface Sandbox {
  title: string;
  description: string;
  /** The file that is open first. */
  main: string;
  files: Record<string, string>;
}
