import {
  DataGrid,
  type GridColDef,
  getGridNumericOperators,
} from '@mui/x-data-grid';
import { type Apartment, apartmentColumns, apartments } from './data';

const offered = ['<=', '>=', '='];

const filterOperators = getGridNumericOperators()
  .filter((operator) => offered.includes(operator.value))
  .sort((a, b) => offered.indexOf(a.value) - offered.indexOf(b.value));

const columns = apartmentColumns.map(
  (column): GridColDef<Apartment> =>
    column.type === 'number' ? { ...column, filterOperators } : column,
);

export default function FilterOperatorRemoved() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid rows={apartments} columns={columns} hideFooter />
    </div>
  );
}
