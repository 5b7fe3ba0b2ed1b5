import { vars } from '../../theme/vars';
import { chartDefaults } from './chart-look';
import { gridDefaults } from './grid-look';
import { pickerDefaults } from './picker-look';
import { menuShadow } from './site-shadows';
import { treeDefaults } from './tree-look';

const outlined = { styleOverrides: { notchedOutline: { borderColor: vars.lineControl } } };

/**
 * `onIos` of theme/media.ts, written again: whatever demos import from there is one more file for each first demo, because the
 * script of the search contains it, too.
 */
const typed = { '@supports (-webkit-touch-callout:none)': { fontSize: '1rem' } };

/** What components look like beside the site: face, colour, corner and weight, never content or behaviour. */
export const siteDefaults = {
  // Without ripples, the focus needs a line of its own.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } },
    },
  },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiAutocomplete: { styleOverrides: { paper: { boxShadow: menuShadow } } },
  MuiInputBase: { styleOverrides: { root: typed } },
  MuiPickersInputBase: { styleOverrides: { root: { ...typed, letterSpacing: 0 } } },
  MuiOutlinedInput: outlined,
  MuiPickersOutlinedInput: outlined,
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  ...chartDefaults,
  ...gridDefaults,
  ...pickerDefaults,
  ...treeDefaults,
};
