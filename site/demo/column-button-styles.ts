import { css } from '@emotion/react';

/** The size of a column button, and of its three points, in px (Material UI's IconButton and MoreVert). */
const BUTTON = 28;
const POINT = { radius: 1.5, apart: 4.5 };

const HEADER = '& > [data-demo]:not([data-replaced]) .MuiDataGrid-columnHeader';

const BUTTONS = ':is(.MuiDataGrid-iconButtonContainer, .MuiDataGrid-menuIcon):empty::before';

/** As in the scheme that the demo is drawn in, and where that has variables, in the other one. */
const COLOR = 'var(--mui-palette-action-active, rgba(0, 0, 0, .54))';

/**
 * The column buttons of prerendered grids, which are left out of them (drawing/slim-grids.ts): mounted grids show them where there is
 * no hover. Sorting has only a place there, and the menu its three points.
 */
export const columnButtons = css({
  '@media (hover: none)': {
    [`${HEADER} ${BUTTONS}`]: {
      content: '""',
      boxSizing: 'border-box',
      width: BUTTON,
      height: BUTTON,
      paddingBlock: (BUTTON - 3 * POINT.apart) / 2,
    },
    [`${HEADER} .MuiDataGrid-menuIcon:empty::before`]: {
      background: `radial-gradient(circle ${POINT.radius}px, ${COLOR} 80%, transparent) 50% 0 / ${BUTTON}px ${POINT.apart}px content-box`,
    },
  },
});
