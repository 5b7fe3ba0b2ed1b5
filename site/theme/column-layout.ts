import { vars } from './vars';

/**
 * The padding on both sides of a text column without contents beside it: 32 px, or less (at least 16) where the column
 * would otherwise not reach its full width. On wider screens the column is centred.
 */
export const singleColumnPadding = `max(50% - ${vars.column}/2, min(32px, ${vars.column} + 48px - 100%), 16px)`;

const remaining = `(100% - ${vars.column})`;

/**
 * Lengths of a layout with contents (withContents in media.ts). They share the width that the text column leaves, and
 * depend on the width of `main` only: its start is the edge of the screen or the side menu. Their minimums leave room
 * for a scroll bar on the narrowest screens that have this layout.
 */
export const contentsLayout = {
  paddingStart: 'clamp(16px, 28% - 255px, 64px)',
  paddingEnd: 'clamp(16px, 17% - 154px, 40px)',
  gap: `clamp(24px, ${remaining}*.4 - 63px, 80px)`,
  contents: `clamp(192px, ${remaining}*.6 + 62px, 242px)`,
} as const;
