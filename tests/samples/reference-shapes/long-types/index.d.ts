interface Tools {
  spadeForHeavySoil: string;
  spadeForLightSoil: string;
  forkWithFourTines: number;
  forkWithThreeTines: number;
  wateringCanOfZinc: string;
  wateringCanOfCopper: string;
  wheelbarrowWithOneWheel: number;
  wheelbarrowWithTwoWheels: number;
  pruningShears: string;
  hedgeShears: string;
  dibber: number;
  trowel: number;
}

type Lent = Partial<Tools>;

interface Shed<K> {
  /** The names of what is handed on are all that is known here. */
  kept?: { [P in keyof K]?: K[P] };
}

export interface Subject extends Shed<{ rake: string; hoe: number } | { rake: number; sieve: boolean }> {
  /** Too long to be read when it is written out: its author's words stay. */
  lent: Readonly<{ [K in keyof Tools]: Lent[K] }>;
  /** Short enough to be written out. */
  sharpened: { [K in 'sickle' | 'scythe']?: boolean };
  /** Functions are written out, however long. */
  onReturn: (tools: Lent, to: { gardener: string; garden: string }) => void;
}
