import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'Vase', insured: true, value: 180 },
  { id: 2, parcel: 'Books', insured: false, value: null },
  { id: 3, parcel: 'Camera', insured: false, value: null },
];

function valueIfInsured(params: GridPreProcessEditCellProps) {
  const insured = params.otherFieldsProps?.insured?.value;
  return { ...params.props, error: Boolean(insured) && !params.props.value };
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'parcel', headerName: 'Parcel', minWidth: 110, flex: 1 },
  { field: 'insured', headerName: 'Insured', type: 'boolean', editable: true },
  {
    field: 'value',
    headerName: 'Value, €',
    type: 'number',
    editable: true,
    preProcessEditCellProps: valueIfInsured,
  },
];

export default function ConditionalValidation() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
