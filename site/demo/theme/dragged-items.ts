import type createTheme from '@mui/material/styles/createThemeWithVars';

type Theme = ReturnType<typeof createTheme>;

/**
 * Items of trees that are dragged calculate with colours of `theme.vars` (`alpha(…)` in TreeItem2DragAndDropOverlay of
 * 7.18.0), which fails for variables: the whole demo would. Greys are the same in both schemes, so they need none. The
 * dark colour of the primary is a variable all the same, but in a form that can be calculated with, though in vain: what
 * comes out is no colour, and `draggedItemDefaults` tells the right one.
 */
export function makeCalculable(theme: Theme): Theme {
  const { grey, primary } = theme.vars.palette;
  Object.assign(grey, theme.palette.grey);
  primary.dark = `rgb(${primary.darkChannel})`;
  return theme;
}

/** What an item is shaded with that another one is about to be dropped into. */
export const draggedItemDefaults = {
  MuiTreeItem2DragAndDropOverlay: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { action: 'make-child' },
            style: ({ theme }: { theme: Theme }) => ({
              backgroundColor: `rgba(${theme.vars.palette.primary.darkChannel} / 0.15)`,
            }),
          },
        ],
      },
    },
  },
};
