import * as React from 'react';

export interface FenceSlots {
  /**
   * What stands at the corners.
   * @default 'span'
   */
  post?: React.ElementType;
  /**
   * What one goes through.
   * @default WoodenGate
   */
  gate?: React.JSXElementConstructor<{ open: boolean }>;
  /** @ignore - do not document. */
  nail?: React.ElementType;
}

export interface FenceProps {
  /** Inner parts to replace. */
  slots?: Partial<FenceSlots>;
}

export declare const Subject: React.ForwardRefExoticComponent<FenceProps & React.RefAttributes<HTMLDivElement>>;
