import * as React from 'react';

export interface Subject {
  /**
   * Called when something was sown.
   * @param {React.MouseEvent} event - What started it.
   * @param {string[]} kinds The kinds that were sown.
   * @returns {boolean} Whether to go on.
   */
  onSow?: (event: React.MouseEvent<HTMLButtonElement>, kinds: string[], more?: { bed?: string }) => boolean;
  /** Nothing to explain. */
  onRest?: () => void;
  /**
   * Which to show.
   * @param {string} name The name.
   * @returns {boolean} Whether it is shown.
   */
  filter?: 'all' | ((name: string) => boolean);
  handler: React.MouseEventHandler<HTMLDivElement>;
}
