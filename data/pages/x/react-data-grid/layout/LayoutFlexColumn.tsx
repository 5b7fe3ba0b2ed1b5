import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { plotColumns, plots } from './data';

export default function LayoutFlexColumn() {
  return (
    <Paper
      variant="outlined"
      sx={{
        height: 340,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Typography sx={{ p: 2 }}>
        Six plots, 114 square meters. The next free plot is given away in
        October.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={plots} columns={plotColumns} hideFooter />
      </Box>
    </Paper>
  );
}
