import Euro from '@mui/icons-material/Euro';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { apartmentColumns, apartments } from './data';

function CostsHeader({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <Euro fontSize="small" />
      {headerName}, {fields.length} items
    </Box>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'size',
    headerName: 'Size',
    description: 'Measured when the house was renovated',
    headerAlign: 'center',
    children: [{ field: 'rooms' }, { field: 'area' }],
  },
  {
    groupId: 'costs',
    headerName: 'Costs',
    headerClassName: 'costs',
    renderHeaderGroup: (params) => <CostsHeader {...params} />,
    children: [{ field: 'rent' }, { field: 'heating' }, { field: 'water' }],
  },
];

const styles = { '& .costs': { backgroundColor: 'action.selected' } };

export default function ColumnGroupsCustom() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={apartmentColumns}
        columnGroupingModel={groups}
        sx={styles}
        hideFooter
      />
    </Box>
  );
}
