import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, bed: 'Tomatoes', valve: true },
  { id: 2, bed: 'Beans', valve: false },
  { id: 3, bed: 'Herbs', valve: false },
];

function ValveSwitch({ id, row, value, tabIndex }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  return (
    <Switch
      checked={value}
      onChange={(_, valve) => apiRef.current.updateRows([{ id, valve }])}
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Water for ${row.bed}`, tabIndex } }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', width: 140 },
  {
    field: 'valve',
    headerName: 'Water',
    type: 'boolean',
    width: 100,
    renderCell: (params) => <ValveSwitch {...params} />,
  },
];

export default function SwitchInGridCell() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
