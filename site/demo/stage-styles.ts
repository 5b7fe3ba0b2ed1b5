import { css } from '@emotion/react';
import { below } from '../theme/media';
import { vars } from '../theme/vars';
import { FLUSH } from './flush-grids';

const GRID = '.MuiDataGrid-root:only-child';

/**
 * Possible positions of a grid: directly in its box, or in a nested element; prerendered HTML may have one
 * more.
 */
const PATHS = [GRID, `div:only-child>${GRID}`, `[data-drawn]>${GRID}`, `[data-drawn]>div:only-child>${GRID}`];

/** What a box with a grid only contains: a prerendered grid is marked. */
const CONTENTS = [`[data-demo] [${FLUSH}]`, ...PATHS.map((path) => `>[data-demo]>${path}`)];

/** The box of a demo that consists of a grid only (flush-grids.ts): its border is that of the grid. */
const FLUSH_BOX = `&:has(${CONTENTS.join()})`;

const stage = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  justifyContent: 'center',
  minHeight: 96,
  padding: '32px 24px',
  borderRadius: vars.radius,
  fontSize: '1rem',
  '@media print': { borderRadius: `${vars.radius} !important`, breakInside: 'avoid' },
} as const;

const narrow = { padding: '24px 14px', overflowX: 'auto' } as const;

const framed = { ...stage, border: `1px solid ${vars.line}` } as const;

const outlined = css(framed, { [below('sm')]: narrow });

/** The backgrounds of demos. */
export const groundStyles = {
  inline: css(stage, { paddingInline: 0, [below('sm')]: { ...narrow, paddingInline: 0 } }),
  outlined,
  /** With a border, for a demo with a grid. */
  grid: css(outlined, {
    [FLUSH_BOX]: { padding: 0, border: 0 },
    [`${FLUSH_BOX} .MuiDataGrid-root`]: { '--unstable_DataGrid-radius': vars.radius },
    [`[data-mui-color-scheme] ${FLUSH_BOX}:has(+ [role=toolbar]) .MuiDataGrid-root`]: {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  }),
  gradient: css(framed, {
    background: `radial-gradient(120% 140% at 50% 0,${vars.accentSoft},transparent 70%)`,
    [below('sm')]: narrow,
  }),
  playground: css(framed, {
    background: `radial-gradient(${vars.line} 1px,transparent 1px) 0 0/16px 16px,${vars.sunken}`,
    [below('sm')]: narrow,
  }),
};
