import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  GridColDef,
  GridInitialState,
  GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import type { Picking } from './harvest';
import { harvest, harvestColumns } from './harvest';

function Weight(params: GridRenderCellParams<Picking, number | null>) {
  const { aggregation, formattedValue, value } = params;
  if (aggregation)
    return (
      <strong>
        {aggregation.hasCellUnit ? formattedValue : `${value} baskets`}
      </strong>
    );
  if (!value) return <em>not weighed</em>;
  return (
    <LinearProgress
      variant="determinate"
      value={(value / 820) * 100}
      aria-label={`${value} kg`}
      sx={{ width: '100%' }}
    />
  );
}

const columns = harvestColumns.map((column): GridColDef<Picking> =>
  column.field === 'kg'
    ? {
        ...column,
        width: 140,
        display: 'flex',
        renderCell: (params) => <Weight {...params} />,
      }
    : column,
);

const initialState: GridInitialState = {
  aggregation: { model: { kg: 'size' } },
};

export default function AggregationRenderCell() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
