/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { DISCLOSURE } from '../support/disclosure-hook';
import { hook } from '../support/hooks';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { toolbarStyles } from './toolbar-styles';

interface ToolMenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** The content of the closed menu. */
  summary: ReactNode;
  menuStyle: SerializedStyles;
  children: ReactNode;
}

/**
 * A menu of the toolbar. It opens by pointer and keyboard without a script, and is closed like the menus of
 * the top bar (layout/enhance-disclosures.ts).
 */
export function ToolMenu({ label, summary, menuStyle, children }: ToolMenuProps) {
  return (
    <details css={[popupMenuStyles.menu, menuStyle]} {...hook(DISCLOSURE)}>
      <summary css={toolbarStyles.tool} tabIndex={-1} title={label}>
        <span className="visually-hidden">{label}</span>
        {summary}
      </summary>
      <div css={popupMenuStyles.panel}>{children}</div>
    </details>
  );
}
