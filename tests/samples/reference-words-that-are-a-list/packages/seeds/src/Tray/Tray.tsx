import * as React from 'react';
import type { Seed } from '../Seed';

export interface TraySlots {
  /**
   * What each seed is drawn with.
   * @default SeedPacket
   */
  seed?: React.ElementType;
}

export interface TrayProps<S extends Seed = Seed> extends React.HTMLAttributes<HTMLDivElement> {
  /** What lies in the tray: a list of [[Seed]] objects. */
  seeds: S[];
  /**
   * How many lie beside each other.
   * @default 4
   */
  columns?: 2 | 4 | 8;
  /**
   * Called when a seed is taken.
   * @param {Seed} seed The one that was taken.
   */
  onTake?: (seed: S) => void;
  /** Inner parts to replace. */
  slots?: TraySlots;
  /** @ignore - do not document. */
  testId?: string;
}

function TrayInner({ seeds, columns = 4 }: TrayProps, ref: React.Ref<HTMLDivElement>) {
  return <div ref={ref}>{seeds.length / columns}</div>;
}

/** A tray with seeds in rows. See the [guide](https://garden.example/start/). */
export const Tray = React.forwardRef(TrayInner);
