import { vars } from './vars';

/** Beside a column that is alone: 32 px, down to 16 where it else would not be as wide as it can be, or what it leaves. */
export const besideAlone = `max(50% - ${vars.column}/2, min(32px, ${vars.column} + 48px - 100%), 16px)`;

const beyondColumn = `(100% - ${vars.column})`;

/**
 * Lengths of a layout with contents (withContents in media.ts): what the column of the text leaves is shared, whether
 * its place begins at the edge of the screen or beside the side menu. The smallest leave room for a scroll bar.
 */
export const withColumn = {
  before: 'clamp(16px, 28% - 255px, 64px)',
  after: 'clamp(16px, 17% - 154px, 40px)',
  gap: `clamp(24px, ${beyondColumn}*.4 - 63px, 80px)`,
  contents: `clamp(196px, ${beyondColumn}*.6 + 62px, 242px)`,
} as const;
