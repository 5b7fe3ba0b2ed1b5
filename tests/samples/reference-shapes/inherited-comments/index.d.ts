interface Tool {
  /**
   * What it is called.
   * @default 'tool'
   */
  name?: string;
  /** For how long it lasts. */
  years?: number;
}

export interface Subject extends Tool {
  name?: 'rake' | 'spade';
  /** Longer than most. */
  years?: number;
}
