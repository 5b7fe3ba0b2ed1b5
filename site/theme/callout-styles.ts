import { css, type SerializedStyles } from '@emotion/react';
import { drawnIcon } from './icons';
import { vars } from './vars';

const TONE = 'var(--x-tone)';

/** A callout: its icon, then its words. Those of texts look like those of the page (markdown-styles.ts). */
const callout = css({
  display: 'flex',
  gap: 12,
  marginTop: '1.5rem',
  paddingBlock: 14,
  paddingInline: '15px 18px',
  borderInlineStart: `3px solid ${TONE}`,
  borderRadius: vars.radiusControl,
  background: 'var(--x-tone-soft)',
  fontSize: '.9375rem',
  lineHeight: 1.6,
  '&:lang(zh)': { lineHeight: 1.7 },
  '& > span': {
    flex: 'none',
    width: 20,
    height: 20,
    marginTop: 2,
    contain: 'strict',
    fontSize: 20,
    color: TONE,
  },
  '& > span::before': { ...drawnIcon('info'), display: 'block' },
  '& > div': { flex: 1, minWidth: 0 },
  // What paragraphs of texts say of themselves counts more.
  '& > :where(div) > * + *': { marginTop: '.6em' },
  '& > div > :first-child': { marginTop: 0 },
  '& a': { color: 'inherit', textDecorationColor: TONE },
  '@media (forced-colors:active)': { outline: '1px solid', outlineOffset: -1 },
});

type Kind = 'info' | 'success' | 'warning' | 'error';

/** What a callout of each kind has besides. */
export const calloutTones: Record<Kind, SerializedStyles> = {
  info: toned('info', vars.infoSoft),
  success: toned('success', vars.successSoft),
  warning: toned('warning', vars.warningSoft),
  error: toned('error', vars.errorSoft),
};

export const calloutStyles = {
  callout,
  info: css(callout, calloutTones.info),
  warning: css(callout, calloutTones.warning),
  title: css({
    display: 'block',
    fontWeight: 620,
    '[dir=rtl] &': { unicodeBidi: 'plaintext', textAlign: 'right' },
  }),
};

function toned(kind: Kind, ground: string): SerializedStyles {
  const icon = { '& > span::before': { content: drawnIcon(kind).content } };
  return css({ '--x-tone': vars[kind], '--x-tone-soft': ground, ...icon });
}
