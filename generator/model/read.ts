import type { ApiReference } from './reference';
import type { TextFacts } from './text';

/** A text that was read: its facts at hand, everything else of it in the store. */
export interface ReadText {
  facts: TextFacts;
  /** Name of the `LoadedText` in the store. */
  loaded: string;
}

/** All that was read of a site and of its packages. */
export interface Read {
  /** By file. */
  texts: ReadonlyMap<string, ReadText>;
  /** The API reference; a site that covers no package has none. */
  reference?: ApiReference | undefined;
}
