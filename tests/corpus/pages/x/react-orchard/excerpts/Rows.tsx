import { DataGrid, GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'id' }];

export default function Rows() {
  return <DataGrid rows={[{ id: 1 }]} columns={columns} />;
}
