import type { Clock } from '../../../site/ads/clock';

/** A clock that a test winds. */
export interface FakeClock extends Clock {
  /** Lets time pass; tasks run in their order, also those that tasks add. */
  pass: (milliseconds: number) => void;
}

export function fakeClock(): FakeClock {
  let now = 0;
  const tasks = new Set<{ at: number; task: () => void }>();
  const next = (until: number) => [...tasks].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    after: (milliseconds, task) => {
      const planned = { at: now + milliseconds, task };
      tasks.add(planned);
      return () => tasks.delete(planned);
    },
    pass: (milliseconds) => {
      const until = now + milliseconds;
      for (let due = next(until); due; due = next(until)) {
        tasks.delete(due);
        now = due.at;
        due.task();
      }
      now = until;
    },
  };
}
