import { createYield } from '../support/yield-to-main';

/**
 * Runs the enhancements of a page. An error in one must not prevent the others, and all of them together
 * must not block the main thread.
 */
export async function enhancePage(enhancements: readonly (() => unknown)[]): Promise<void> {
  const yieldWhenDue = createYield();
  for (const enhance of enhancements) {
    try {
      void enhance();
    } catch (error) {
      console.error(error);
    }
    await yieldWhenDue();
  }
  // Presses wait in the head (head/hold-presses.ts).
  window.listens?.();
}
