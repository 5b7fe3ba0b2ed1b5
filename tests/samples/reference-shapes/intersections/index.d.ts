interface Place {
  /** The row it stands in. */
  row: number;
  /**
   * Said first.
   * @default 1
   */
  column?: number;
}

interface Time {
  /** Since when it stands there. */
  since?: Date;
  /** Said second. */
  column?: number;
}

/** Where and since when. */
export type Subject = Place & Time & { note?: string };
