import type { PaletteColors } from '../../theme/settings-reducer';
import { dark, light } from '../../theme/tokens';

const tokens = { light, dark };

/** How much of the accent there is in the ground of what is chosen. */
const selected = { light: 0.09, dark: 0.14 };

/** The site's colours under the names of Material's palette, and over them those of the reader. */
export function sitePalette(scheme: 'light' | 'dark', own: PaletteColors) {
  const of = tokens[scheme];
  return {
    primary: { main: of.accent },
    secondary: { main: of.secondary },
    error: { main: of.error },
    warning: { main: of.warning },
    info: { main: of.info },
    success: { main: of.success },
    text: { primary: of.ink, secondary: of['ink-soft'] },
    background: { default: of.paper, paper: of.raised },
    divider: of.line,
    action: {
      selectedOpacity: selected[scheme],
      // Beside another accent, Material's grey.
      ...(!own['primary'] && { selected: of.accent + hex(selected[scheme]) }),
    },
    TableCell: { border: of.line },
    // The dark shade of a colour is text, too: by night it must not fall into its ground.
    ...(scheme === 'dark' && { tonalOffset: 0.1 }),
    ...own,
  };
}

/** An opacity as the end of a colour: components calculate with it. */
function hex(opacity: number): string {
  return Math.round(opacity * 255).toString(16);
}

/**
 * The face is the one around the demo: Latin or Chinese, in the page and in menus above it. Letters keep the distance
 * that the face gives them.
 */
export const siteTypography = {
  fontFamily: 'inherit',
  fontWeightMedium: 540,
  fontWeightBold: 640,
  body1: { fontSize: '0.9375rem' },
  body2: { lineHeight: 1.45 },
  subtitle1: { fontSize: '0.875rem', fontWeight: 540 },
  button: { textTransform: 'none', fontWeight: 560 },
} as const;
