import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// One property an hour: what the room is booked for.
const rows = [
  { id: 'Birch', 9: 'Team', 10: 'Team', 11: null, 12: 'Lunch talk' },
  { id: 'Cedar', 9: null, 10: 'Workshop', 11: 'Workshop', 12: 'Workshop' },
  { id: 'Alder', 9: 'Interview', 10: null, 11: 'Review', 12: 'Review' },
];

type Day = (typeof rows)[number];
type Hour = 9 | 10 | 11 | 12;
const hours: Hour[] = [9, 10, 11, 12];

const plain = { sortable: false, filterable: false, disableColumnMenu: true };

const hourColumn = (hour: Hour): GridColDef<Day> => ({
  ...plain,
  field: `${hour}`,
  headerName: `${hour}:00`,
  width: 110,
  align: 'center',
  cellClassName: ({ value }) => (value ? 'booked' : ''),
  colSpan: (value, row) => {
    if (!value) {
      return 1;
    }
    const next = hours.find((later) => later > hour && row[later] !== value);
    return (next ?? 13) - hour;
  },
});

const columns: GridColDef<Day>[] = [
  { ...plain, field: 'id', headerName: 'Room', width: 80 },
  ...hours.map(hourColumn),
];

const styles = {
  '& .booked': { backgroundColor: 'action.selected', fontWeight: 500 },
};

export default function SpanningDerived() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={styles}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
