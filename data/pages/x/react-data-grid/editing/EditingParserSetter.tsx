import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Talk {
  id: number;
  title: string;
  hall: string;
  minutes: number;
}

const rows: Talk[] = [
  { id: 1, title: 'Welcome', hall: 'A1', minutes: 30 },
  { id: 2, title: 'Soil and seeds', hall: 'B4', minutes: 90 },
  { id: 3, title: 'Rain gardens', hall: 'A2', minutes: 75 },
];

const asDuration = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const asMinutes = (text: string) => {
  const match = /^(\d+):([0-5]\d)$/.exec(text.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

const columns: GridColDef<Talk>[] = [
  { field: 'title', headerName: 'Talk', minWidth: 140, flex: 1 },
  {
    field: 'hall',
    headerName: 'Hall',
    editable: true,
    valueParser: (value: string) => value.toUpperCase().replace(/\s/g, ''),
  },
  {
    field: 'duration',
    headerName: 'Duration, h:mm',
    editable: true,
    width: 150,
    valueGetter: (_, row) => asDuration(row.minutes),
    valueSetter: (value: string, row) => ({
      ...row,
      minutes: asMinutes(value) ?? row.minutes,
    }),
  },
];

export default function EditingParserSetter() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
