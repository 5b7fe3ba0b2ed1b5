import type { DemoVariant } from '../../../generator/page/demo';

/** A demo as shown on the page. */
export interface SandboxDemo extends Pick<DemoVariant, 'language' | 'styling'> {
  /** `BarsBasic` */
  name: string;
  /** The main file first. Names are paths from its folder. */
  files: { name: string; code: string }[];
  /** The packages of these files, each as `name@version`. */
  packages: string[];
  /** The URL of its page. */
  url: string;
  /** The language of that page, for the document of the sandbox. */
  documentLanguage: string;
}

/** A project that runs the demo: contents by path. */
export interface Sandbox {
  title: string;
  description: string;
  /** The file that is opened first. */
  main: string;
  files: Record<string, string>;
}
