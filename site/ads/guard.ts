/** Makes a task harmless for those who call it. */
export type Guard = (task: () => void) => () => void;

/** A guard for the tasks of one area: the first error ends all of them, and is told to `onCrash`. */
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
