import type { Look } from '../demo/theme/demo-theme';
import type { LocalizedPackage } from '../demo/theme/localized-packages';

/** What the frame says as soon as its script runs: all else goes through the port that it is answered with. */
export const HELLO = 'demo-frame';

/** A file of a demo with the code that the reader gave it; the demo's own comes first. */
export interface EditedFile {
  /** A path from the demo's folder: `BarsBasic.tsx`, `../rows.ts`. */
  name: string;
  code: string;
}

/** How the page looks that the frame stands on. */
export interface FrameLook {
  look: Look;
  /** Of the page's root: direction, scheme, language. */
  attributes: Record<string, string>;
  /** Packages on the page that have words of their own. */
  localized: LocalizedPackage[];
}

/** A face of the page, whose file the frame could not fetch. */
export interface FrameFace {
  family: string;
  descriptors: Record<string, string>;
  bytes: ArrayBuffer;
}

/** What the page tells the loader of the frame first. */
export interface Beginning {
  kind: 'begin';
  /** The module to load first. */
  runtime: string;
}

/** Code to run in the place of what runs now. `before` is loaded first, for what it does when it runs. */
export interface Run {
  kind: 'run';
  run: number;
  files: EditedFile[];
  before: string[];
}

/** What the page tells the frame. */
export type PageMessage =
  | Beginning
  /** Texts of modules that were asked for, each behind those that it imports. Without any, one did not come. */
  | { kind: 'modules'; request: number; modules: [name: string, text: string][] | null }
  /** What runs code is told once what may be imported, and what the page is set in. */
  | { kind: 'setting'; table: string; styles: string; faces: FrameFace[] }
  | ({ kind: 'look' } & FrameLook)
  | Run
  | { kind: 'ping' };

/** What is wrong with code that a reader wrote. */
export type CodeProblem =
  | ({ reason: 'syntax' | 'runtime'; message: string } & CodePlace)
  | ({ reason: 'unavailable'; specifier: string; name: string; offered: string[] } & CodePlace)
  | ({ reason: 'no-component' } & CodePlace)
  | ({ reason: 'endless' } & CodePlace);

/** Where it is, as far as that is known; lines and columns count from 1. */
export interface CodePlace {
  file?: string;
  line?: number;
  column?: number;
}

/** What the frame tells the page, which takes none of it for granted (editing/read-message.ts). */
export type FrameMessage =
  | { kind: 'need'; request: number; names: string[] }
  | { kind: 'ready' }
  | { kind: 'done'; run: number }
  | { kind: 'failed'; run: number; problem: CodeProblem }
  | { kind: 'height'; height: number }
  | { kind: 'pong' };
