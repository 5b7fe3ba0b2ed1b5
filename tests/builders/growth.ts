/** Lines of a short text, and how many times more a long one has. */
const LINES = 3_000;
const TIMES = 4;

/** Four times the lines may take this many times the work: four, and room for a busy machine. Squares take sixteen. */
export const MOST_GROWTH = 10;

/** A system tells processor time in steps; shorter work counts as a step. Microseconds. */
const STEP = 1_000;

/** Processor time of a task with a text of so many lines, in microseconds: the least of some tries. */
async function work(task: (lines: number) => unknown, lines: number): Promise<number> {
  const tries: number[] = [];
  for (let at = 0; at < 2; at += 1) {
    const before = process.cpuUsage();
    await task(lines);
    tries.push(process.cpuUsage(before).user);
  }
  return Math.max(STEP, Math.min(...tries));
}

/** How many times more work the long text is; a machine that is busy gets another try, which squares do not pass. */
export async function growthOf(task: (lines: number) => unknown): Promise<number> {
  const tries: number[] = [];
  while (tries.length < 4 && !tries.some((ratio) => ratio < MOST_GROWTH))
    tries.push((await work(task, LINES * TIMES)) / (await work(task, LINES)));
  return Math.min(...tries);
}
