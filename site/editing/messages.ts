import type { Look } from '../demo/theme/demo-theme';
import type { LocalizedPackage } from '../demo/theme/localized-packages';

/** The first message of the frame when its script runs: all other messages use the port of the answer. */
export const HELLO = 'demo-frame';

/** A file of a demo with edited code; the main file comes first. */
export interface EditedFile {
  /** A path from the demo's folder: `BarsBasic.tsx`, `../rows.ts`. */
  name: string;
  code: string;
}

/** The settings of the page around the frame. */
export interface FrameLook {
  look: Look;
  /** Attributes of the root element: direction, colour scheme, language. */
  attributes: Record<string, string>;
  /** Packages on the page with translations. */
  localized: LocalizedPackage[];
}

/** A font of the page, because the frame cannot fetch its file. */
export interface FrameFace {
  family: string;
  descriptors: Record<string, string>;
  bytes: ArrayBuffer;
}

/** The first message of the page to the loader of the frame. */
export interface Beginning {
  kind: 'begin';
  /** The module to load first. */
  runtime: string;
}

/** Code to run instead of the current code. Modules in `before` are loaded first, for their side effects. */
export interface Run {
  kind: 'run';
  run: number;
  files: EditedFile[];
  before: string[];
}

/** Messages of the page to the frame. */
export type PageMessage =
  | Beginning
  /** Texts of modules that were asked for, each behind those that it imports. Without any, one did not come. */
  | { kind: 'modules'; request: number; modules: [name: string, text: string][] | null }
  /** What runs code is told once what may be imported, and what the page is set in. */
  | { kind: 'setting'; table: string; styles: string; faces: FrameFace[] }
  | ({ kind: 'look' } & FrameLook)
  | Run
  | { kind: 'ping' };

/** An error in edited code. */
export type CodeProblem =
  | ({ reason: 'syntax' | 'runtime'; message: string } & CodePlace)
  | ({ reason: 'unavailable'; specifier: string; name: string; offered: string[] } & CodePlace)
  | ({ reason: 'no-component' } & CodePlace)
  | ({ reason: 'namespace' } & CodePlace)
  /** `require`, `module` or `exports`. */
  | ({ reason: 'commonjs'; name: string } & CodePlace)
  | ({ reason: 'endless' } & CodePlace);

/** The place of an error, if it is known; lines and columns start at 1. */
export interface CodePlace {
  file?: string;
  line?: number;
  column?: number;
}

/** Messages of the frame to the page, which validates them (editing/read-message.ts). */
export type FrameMessage =
  | { kind: 'need'; request: number; names: string[] }
  | { kind: 'ready' }
  | { kind: 'done'; run: number }
  | { kind: 'failed'; run: number; problem: CodeProblem }
  | { kind: 'height'; height: number }
  | { kind: 'pong' };
