import type { TextFacts } from './text';

/** A text that was read: its facts in memory, everything else in the store. */
export interface ReadText {
  facts: TextFacts;
  /** Name of the `LoadedText` in the store. */
  loaded: string;
}
