import type { ReactNode } from 'react';
import { Icon } from '../theme/Icon';

interface DisclosureProps {
  /** Names the control for those who cannot see its words. */
  label: string;
  /** What the closed menu shows. */
  summary: ReactNode;
  className: string;
  children: ReactNode;
}

/**
 * A menu of the top bar: opens by pointer and keyboard without any script, one at a time. The script
 * (enhance-disclosures.ts) closes it on Escape and on clicks elsewhere.
 */
export function Disclosure({ label, summary, className, children }: DisclosureProps) {
  return (
    <details className={`disclosure ${className}`} name="top-bar">
      <summary className="bar-button">
        <span className="visually-hidden">{`${label}: `}</span>
        {summary}
        <Icon name="chevron" />
      </summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  );
}
