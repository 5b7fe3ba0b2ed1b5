import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses as c } from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

const LedgerGrid = styled(DataGrid)(({ theme }) => ({
  '--DataGrid-containerBackground': 'transparent',
  '--DataGrid-rowBorderColor': theme.palette.text.disabled,
  border: 0,
  borderRadius: 0,
  fontFamily: 'Georgia, serif',
  fontSize: 16,
  [`& .${c.columnHeaderTitle}`]: {
    fontVariant: 'small-caps',
    letterSpacing: 1,
  },
  [`& .${c['row--borderBottom']} .${c.columnHeader}`]: {
    borderBottom: `3px double ${theme.palette.text.primary}`,
  },
  [`& .${c.columnSeparator}`]: { display: 'none' },
  [`& .${c.cell}`]: { borderTopStyle: 'dotted' },
  [`& .${c.row}:hover`]: { backgroundColor: 'transparent' },
  [`& .${c.cell}:focus, & .${c.cell}:focus-within`]: {
    outline: `2px solid ${theme.palette.text.primary}`,
    outlineOffset: -2,
  },
})) as typeof DataGrid;

export default function StyleCustomTheme() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <LedgerGrid rows={beds} columns={bedColumns} hideFooter />
    </Box>
  );
}
