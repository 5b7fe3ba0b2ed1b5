interface Sizes {
  bed: {
    kind: 'bed';
    /** How long it is. */
    length: number;
  };
  pot: {
    kind: 'pot';
    /** How wide it is. */
    diameter: number;
  };
}

/** Something to plant in. */
export type Subject<K extends keyof Sizes = keyof Sizes> = {
  /** Its name. */
  name: string;
} & Partial<Sizes[K]>;
