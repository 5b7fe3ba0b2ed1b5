/**
 * The first paragraph.
 *
 * The second, with a {@link https://garden.example/beds/ bed}, a {@link Other}, and [[Other]].
 * TODO: say more.
 */
export interface Subject {
  /**
   * One of:
   * - `left`
   * - `right`
   * @see {@link https://garden.example/sides/ sides} for more.
   * @see See the plan.
   */
  side?: string;
  /** @ignore - do not document. */
  hidden?: string;
  /** @internal */
  inner?: string;
}

export interface Other {
  name: string;
}
