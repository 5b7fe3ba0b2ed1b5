import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, task: 'Order plywood', status: 'Done' },
  { id: 2, task: 'Paint the fence', status: 'Open' },
  { id: 3, task: 'Fix the gate', status: 'Started' },
];

function StatusEditor(props: GridRenderEditCellParams) {
  const { id, field } = props;
  const apiRef = useGridApiContext();

  const saveAndClose = async (_: unknown, value: string) => {
    await apiRef.current.setEditCellValue({ id, field, value });
    // Enter chooses, and ends editing by itself.
    if (apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return <GridEditSingleSelectCell {...props} onValueChange={saveAndClose} />;
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'task', headerName: 'Task', minWidth: 140, flex: 1 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Started', 'Done'],
    editable: true,
    width: 130,
    renderEditCell: (params) => <StatusEditor {...params} />,
  },
];

export default function EditingAutoStop() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
