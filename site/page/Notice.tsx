import type { ReactNode } from 'react';

interface NoticeProps {
  kind: 'info' | 'warning';
  title: string;
  children: ReactNode;
}

/** Something a reader must know about the page itself; looks like a callout of the text. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <aside className={`callout callout-${kind}`} role="note">
      <span className="callout-icon" />
      <div className="callout-content">
        <p>
          <b className="callout-title">{title}</b> {children}
        </p>
      </div>
    </aside>
  );
}
