import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const lessons = [
  ['09:00', 'Algebra', 'Biology', 'History', 'Biology', 'Music'],
  ['10:00', 'Algebra', 'Sports', 'Sports', 'Physics', 'Music'],
  ['11:00', 'French', 'Sports', 'Sports', 'Physics', 'Algebra'],
  ['12:00', 'Lunch', 'Lunch', 'Lunch', 'Lunch', 'Lunch'],
  ['13:00', 'Project week', 'Project week', 'Project week', 'Choir', 'French'],
  ['14:00', 'Project week', 'Project week', 'Project week', 'Choir', ''],
];

type Lesson = { id: string; [day: string]: string };

const rows = lessons.map(([time, ...subjects]) => {
  const row: Lesson = { id: time };
  days.forEach((day, index) => {
    row[day] = subjects[index];
  });
  return row;
});

const colSpan = (value: string, row: Lesson, column: GridColDef) => {
  const first = days.indexOf(column.field);
  let last = first;
  while (value && row[days[last + 1]] === value) {
    last += 1;
  }
  return last - first + 1;
};

const columns: GridColDef<Lesson>[] = [
  { field: 'id', headerName: 'Time', width: 80, sortable: false },
  ...days.map(
    (day): GridColDef<Lesson> => ({
      field: day,
      headerName: day,
      minWidth: 90,
      flex: 1,
      sortable: false,
      align: 'center',
      headerAlign: 'center',
      colSpan,
      rowSpanValueGetter: (value: string) => value || null,
    }),
  ),
];

export default function RowSpanningWithColSpan() {
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
        hideFooter
      />
    </Box>
  );
}
