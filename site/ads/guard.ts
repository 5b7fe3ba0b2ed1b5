/** Wraps a task so that it does not throw. */
export type Guard = (task: () => void) => () => void;

/** A guard for the tasks of one feature: the first error ends all of them, and is passed to `onCrash`. */
export function guardWith(onCrash: (error: unknown) => void): Guard {
  let alive = true;
  return (task) => () => {
    if (!alive) return;
    try {
      task();
    } catch (error) {
      alive = false;
      onCrash(error);
    }
  };
}
