import type { Seed } from './Seed';

/** What happens to seeds. */
export interface SeedEvents {
  /** Fired when a seed is sown. */
  sow: { params: Seed; event: MouseEvent };
  /** @ignore - do not document. */
  rot: { params: Seed };
}
