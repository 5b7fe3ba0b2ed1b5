import Link from '@mui/material/Link';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, dish: 'Barley soup', minutes: 50 },
  { id: 2, dish: 'Rye bread', minutes: 180 },
];

function DishLink(props: GridRenderCellParams) {
  const { id, tabIndex, value } = props;
  return (
    <Link href={`#dish-${id}`} tabIndex={tabIndex}>
      {value}
    </Link>
  );
}

const renderDish = (params: GridRenderCellParams) => <DishLink {...params} />;

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, renderCell: renderDish },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

export default function CompositionGridLink() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
