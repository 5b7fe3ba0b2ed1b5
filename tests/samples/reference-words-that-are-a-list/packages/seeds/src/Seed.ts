/** Something that can be sown. */
export interface Seed {
  /** What it is called. */
  name: string;
  /** When to sow it. */
  month?: 'march' | 'april' | 'may';
}
