import type { DemoWords } from '../demo-words';
import { failureElement } from '../failure-element';

interface DemoFailureProps {
  words: DemoWords;
  retry: () => void;
}

/** Stands in the place of a demo that failed while React drew it. */
export function DemoFailure({ words, retry }: DemoFailureProps) {
  return <div ref={(place) => place?.replaceChildren(failureElement(words, retry))} />;
}
