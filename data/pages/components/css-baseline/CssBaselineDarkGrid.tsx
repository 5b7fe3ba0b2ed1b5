import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

const rows = [
  { id: 1, star: 'Vega', magnitude: 0.03, distance: 25 },
  { id: 2, star: 'Deneb', magnitude: 1.25, distance: 1500 },
  { id: 3, star: 'Altair', magnitude: 0.76, distance: 17 },
  { id: 4, star: 'Arcturus', magnitude: -0.05, distance: 37 },
];

const columns: GridColDef[] = [
  { field: 'star', headerName: 'Star', width: 140 },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 140 },
  {
    field: 'distance',
    headerName: 'Distance, light-years',
    type: 'number',
    width: 200,
  },
];

export default function CssBaselineDarkGrid() {
  return (
    <ThemeProvider theme={darkTheme}>
      <ScopedCssBaseline
        enableColorScheme
        sx={{ p: 2, height: 250, width: '100%' }}
      >
        <DataGrid rows={rows} columns={columns} hideFooter />
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
