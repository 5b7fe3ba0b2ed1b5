/** One call on the way to a throw, in a module that was bundled for Node. */
export interface ThrownFrame {
  /** The function, as its author named it; empty at the top level of a module. */
  name: string;
  /** File name of the module; all modules lie in one folder. */
  module: string;
  /** Both count from 1. */
  line: number;
  column: number;
}

/** An error of the site's code as plain data, which can be sent between threads and stored in records. */
export interface Thrown {
  /** `TypeError: pears.map is not a function` */
  text: string;
  /** Nearest first. */
  frames: ThrownFrame[];
}
