/** A release of version 7 and the day it came out, as the packages' `CHANGELOG.md` dates it. */
export interface Release {
  version: string;
  /** ISO date. */
  date: string;
}

/** The newest first. `/x/whats-new` has a section for each. */
export const releases: Release[] = [
  { version: '7.18.0', date: '2024-09-20' },
  { version: '7.17.0', date: '2024-09-13' },
  { version: '7.16.0', date: '2024-09-05' },
  { version: '7.15.0', date: '2024-08-29' },
  { version: '7.14.0', date: '2024-08-23' },
  { version: '7.13.0', date: '2024-08-16' },
  { version: '7.12.1', date: '2024-08-08' },
  { version: '7.12.0', date: '2024-08-01' },
  { version: '7.11.0', date: '2024-07-18' },
  { version: '7.10.0', date: '2024-07-11' },
  { version: '7.9.0', date: '2024-07-05' },
  { version: '7.8.0', date: '2024-06-28' },
  { version: '7.7.0', date: '2024-06-13' },
  { version: '7.6.0', date: '2024-05-30' },
  { version: '7.5.1', date: '2024-05-23' },
  { version: '7.5.0', date: '2024-05-17' },
  { version: '7.4.0', date: '2024-05-10' },
  { version: '7.3.2', date: '2024-05-02' },
  { version: '7.3.1', date: '2024-04-26' },
  { version: '7.3.0', date: '2024-04-18' },
  { version: '7.2.0', date: '2024-04-12' },
  { version: '7.1.1', date: '2024-04-05' },
  { version: '7.1.0', date: '2024-03-28' },
  { version: '7.0.0', date: '2024-03-22' },
];
