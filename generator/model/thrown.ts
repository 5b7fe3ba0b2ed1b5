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

/** What code of the site threw, as plain data that processes and threads can send and records can hold. */
export interface Thrown {
  /** `TypeError: pears.map is not a function` */
  text: string;
  /** Nearest first. */
  frames: ThrownFrame[];
}
