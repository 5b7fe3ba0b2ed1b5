interface Plan {
  /** How many. */
  count: number;
  /** How far apart, in cm. */
  distance: number;
  /** Not for everybody. */
  secret: string;
}

type MakeOptional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** A plan that may still change. */
export interface Subject extends Omit<Partial<Plan>, 'secret'>, MakeOptional<{ bed: string; path: string }, 'path'> {
  /** Must be given again. */
  count: number;
}
