export interface Subject {
  /** Sows one kind, or several. */
  sow: {
    (kind: string): void;
    (kinds: string[], distance: number): void;
  };
  /** Waters a bed. */
  water(bed: string, litres?: number): Promise<void>;
}
