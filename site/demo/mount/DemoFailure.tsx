import type { DemoWords } from './demo-words';

interface DemoFailureProps {
  words: DemoWords;
  retry: () => void;
}

/** Stands in the place of a demo that failed. */
export function DemoFailure({ words, retry }: DemoFailureProps) {
  return (
    <div className="demo-failure" role="alert">
      <p>{words.failed}</p>
      <p>
        <button type="button" onClick={retry}>
          {words.retry}
        </button>
        {words.reportUrl !== undefined && <a href={words.reportUrl}>{words.report}</a>}
      </p>
    </div>
  );
}
