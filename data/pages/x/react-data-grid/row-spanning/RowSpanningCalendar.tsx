import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rooms = ['Studio', 'Darkroom', 'Gallery'];

const bookings = [
  { room: 'Studio', from: 9, to: 12, title: 'Portraits', by: 'Ada' },
  { room: 'Studio', from: 14, to: 15, title: 'Product shots', by: 'Jon' },
  { room: 'Darkroom', from: 10, to: 14, title: 'Film course', by: 'Mia' },
  { room: 'Gallery', from: 9, to: 11, title: 'Hanging', by: 'Leo' },
  { room: 'Gallery', from: 11, to: 15, title: 'Open house', by: 'Eva' },
];

const rows = [9, 10, 11, 12, 13, 14].map((hour) => ({ id: hour }));

const bookingAt = (room: string, hour: number) =>
  bookings.find(
    (item) => item.room === room && item.from <= hour && hour < item.to,
  );

function BookingCell({ field, row }: GridRenderCellParams<{ id: number }>) {
  const booking = bookingAt(field, row.id);
  return booking ? (
    <Box sx={{ lineHeight: 1.5, py: 0.5, fontWeight: 500 }}>
      {booking.title}
      <Box sx={{ fontSize: 'small', fontWeight: 400 }}>
        {`${booking.from}:00–${booking.to}:00, ${booking.by}`}
      </Box>
    </Box>
  ) : null;
}

const columns: GridColDef<{ id: number }>[] = [
  {
    field: 'id',
    headerName: 'Hour',
    width: 80,
    sortable: false,
    valueFormatter: (hour) => `${hour}:00`,
  },
  ...rooms.map(
    (room): GridColDef<{ id: number }> => ({
      field: room,
      headerName: room,
      minWidth: 130,
      flex: 1,
      sortable: false,
      valueGetter: (_, row) => bookingAt(room, row.id)?.title ?? null,
      cellClassName: ({ value }) => (value ? 'booked' : ''),
      renderCell: (params) => <BookingCell {...params} />,
    }),
  ),
];

const styles = {
  '& .booked': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent' },
};

export default function RowSpanningCalendar() {
  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        disableColumnMenu
        sx={styles}
        hideFooter
      />
    </Box>
  );
}
