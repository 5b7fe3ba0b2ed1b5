import { vars } from '../../theme/vars';

const HEAD = '--DataGrid-containerBackground';

/** Grids beside the site. Rows and columns keep their sizes. */
export const gridDefaults = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        '--unstable_DataGrid-radius': '10px',
        '--unstable_DataGrid-headWeight': 580,
        [HEAD]: vars.sunken,
        // Pinned columns have a ground of their own, but not above and below the rows.
        '& .MuiDataGrid-container--top, & .MuiDataGrid-container--bottom': {
          '--DataGrid-pinnedBackground': `var(${HEAD})`,
        },
        '& .MuiDataGrid-columnHeaders': { color: vars.inkSoft },
        '& .MuiDataGrid-checkboxInput svg': { fontSize: 19 },
      },
    },
  },
};
