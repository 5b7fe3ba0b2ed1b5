import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { countries, repairs, type Repair, workshops } from './data';

function CountryEditor(props: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const clearWorkshop = (_: unknown, country: string) => {
    if (country !== props.value) {
      apiRef.current.setEditCellValue({
        id: props.id,
        field: 'workshop',
        value: '',
      });
    }
  };
  return <GridEditSingleSelectCell {...props} onValueChange={clearWorkshop} />;
}

const columns: GridColDef<Repair>[] = [
  { field: 'machine', headerName: 'Machine', minWidth: 100, flex: 1 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: countries,
    editable: true,
    width: 130,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'workshop',
    headerName: 'Workshop',
    type: 'singleSelect',
    editable: true,
    width: 130,
    valueOptions: ({ row }) =>
      row ? workshops[row.country] : Object.values(workshops).flat(),
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !props.value,
    }),
  },
];

export default function LinkedFieldsRow() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={repairs} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
