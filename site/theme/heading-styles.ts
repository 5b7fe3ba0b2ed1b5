import { css } from '@emotion/react';
import { drawnIcon } from './icons';
import { narrowPadding } from './media';
import { vars } from './vars';

/** A heading and the link to itself, which stands beside it, in texts and in the reference. */
export const headingStyles = css({
  position: 'relative',
  '& > a': {
    position: 'absolute',
    insetInlineStart: -24,
    bottom: '.1em',
    width: 24,
    height: 24,
    margin: 0,
    fontSize: 15,
    textAlign: 'center',
    color: vars.inkFaint,
    opacity: 0,
    transition: 'opacity .15s',
  },
  '& > a::before': { ...drawnIcon('link'), position: 'absolute', inset: 0, margin: 'auto' },
  '&:hover > a': { opacity: 1 },
  '& > a:is(:hover, :focus-visible)': { opacity: 1, color: vars.accent },
  '@media (hover:none)': { '& > a': { insetInlineStart: -20, width: 20, opacity: 0.5 } },
  [narrowPadding]: { '& > a': { insetInlineStart: -16, width: 16 } },
  '@media print': { '& > a': { display: 'none' } },
});
