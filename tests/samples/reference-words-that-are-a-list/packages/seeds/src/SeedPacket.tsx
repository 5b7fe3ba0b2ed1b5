import type { Seed } from './Seed';

interface SeedPacketProps {
  /** What is inside. */
  seed: Seed;
  /**
   * Whether the name is written on it.
   * @default true
   */
  labelled?: boolean;
}

/**
 * One packet.
 * @deprecated Draw it with `Tray`.
 */
export function SeedPacket({ seed, labelled = true }: SeedPacketProps) {
  return <span>{labelled ? seed.name : '?'}</span>;
}
