declare namespace Tools {
  /** What a spade is like. */
  interface Spade {
    /** The shape of its blade. */
    blade: 'flat' | 'round';
    /** Who made it. */
    maker?: Tools.Maker;
  }
  interface Maker {
    name: string;
  }
}

export type Subject = Tools.Spade;
