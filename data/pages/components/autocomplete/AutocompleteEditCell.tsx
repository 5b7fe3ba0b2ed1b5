import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const towns = ['Eastcliff', 'Millbrook', 'Northport', 'Southgate', 'Westfield'];

const rows = [
  { id: 1, driver: 'Ada', town: 'Northport' },
  { id: 2, driver: 'Ben', town: 'Westfield' },
  { id: 3, driver: 'Cleo', town: 'Eastcliff' },
];

function TownEditCell(props: GridRenderEditCellParams<any, string>) {
  const { id, field, value } = props;
  const apiRef = useGridApiContext();

  return (
    <Autocomplete
      options={towns}
      value={value ?? null}
      onChange={(_, town) =>
        apiRef.current.setEditCellValue({ id, field, value: town })
      }
      fullWidth
      openOnFocus
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          size="small"
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-label': 'Town' },
          }}
        />
      )}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', width: 90 },
  {
    field: 'town',
    headerName: 'Town',
    minWidth: 180,
    flex: 1,
    editable: true,
    renderEditCell: (params) => <TownEditCell {...params} />,
  },
];

export default function AutocompleteEditCell() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
