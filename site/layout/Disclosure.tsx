/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { DISCLOSURE } from '../support/disclosure-hook';
import { hook } from '../support/hooks';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';

interface DisclosureProps {
  /** Names the control for those who cannot see its words. */
  label: string;
  /** What the closed menu shows. */
  summary: ReactNode;
  /** By which tests find the panel (hooks.ts). */
  name: string;
  /** What is its own (top-bar-styles.ts). */
  styles: SerializedStyles;
  children: ReactNode;
}

/**
 * A menu of the top bar: opens by pointer and keyboard without any script, one at a time. The script
 * (enhance-disclosures.ts) closes it on Escape and on clicks elsewhere.
 */
export function Disclosure({ label, summary, name, styles, children }: DisclosureProps) {
  return (
    <details css={styles} {...hook(DISCLOSURE)} name="top-bar">
      <summary css={barButton}>
        <span className="visually-hidden">{`${label}: `}</span>
        {summary}
        <Icon name="chevron" />
      </summary>
      <div css={popupMenuStyles.panel} {...hook(name)}>
        {children}
      </div>
    </details>
  );
}
