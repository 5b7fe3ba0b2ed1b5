import type { ReactNode } from 'react';

interface ToolMenuProps {
  /** Names the menu for those who cannot see its words. */
  label: string;
  /** What the closed menu shows. */
  summary: ReactNode;
  className: string;
  children: ReactNode;
}

/**
 * A menu of the toolbar: one of its tools when closed. It opens by pointer and keyboard without any
 * script, and is closed as the menus of the top bar are (layout/enhance-disclosures.ts).
 */
export function ToolMenu({ label, summary, className, children }: ToolMenuProps) {
  return (
    <details className={`disclosure tool-menu ${className}`}>
      <summary className="tool" tabIndex={-1} title={label}>
        <span className="visually-hidden">{label}</span>
        {summary}
      </summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  );
}
