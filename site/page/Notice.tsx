/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { calloutStyles as styles } from '../theme/callout-styles';

interface NoticeProps {
  kind: 'info' | 'warning';
  title: string;
  children: ReactNode;
}

/**
 * Something a reader must know about the page itself; looks like a callout of the text, and its class names its kind to
 * the page as Markdown, as theirs do.
 */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <aside className={`callout-${kind}`} css={styles[kind]} role="note">
      <span />
      <div>
        <p>
          <b css={styles.title}>{title}</b> {children}
        </p>
      </div>
    </aside>
  );
}
