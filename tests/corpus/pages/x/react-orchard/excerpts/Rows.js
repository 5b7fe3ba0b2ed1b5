import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'id' }];

export default function Rows() {
  return <DataGrid rows={[{ id: 1 }]} columns={columns} />;
}
