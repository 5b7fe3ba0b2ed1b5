/** What a reader is told when a demo fails. */
export interface DemoWords {
  failed: string;
  retry: string;
  report: string;
  /** Where a failure is reported; without one no link is offered. */
  reportUrl?: string;
}

/**
 * Reads the words from the box (`data-failed`, `data-retry`, `data-report`, `data-report-url`): the
 * page is drawn in the reader's language, so that no dictionary comes with the script.
 */
export function readDemoWords({ dataset }: HTMLElement): DemoWords {
  const { failed = 'This demo failed.', retry = 'Try again', report = 'Report it', reportUrl } = dataset;
  return { failed, retry, report, ...(reportUrl && { reportUrl }) };
}
