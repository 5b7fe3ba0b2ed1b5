import Box from '@mui/material/Box';
import { DataGridPremium, type GridCellParams } from '@mui/x-data-grid-premium';
import { bookingColumns, bookings } from './data';

function expensive({ field, rowNode, value }: GridCellParams) {
  const isBooking = rowNode.type === 'leaf';
  return isBooking && field === 'price' && Number(value) > 100
    ? 'expensive'
    : '';
}

const initialState = {
  aggregation: { model: { nights: 'sum', price: 'sum' } },
};

export default function RecipeNoAggregation() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={bookings}
        columns={bookingColumns}
        initialState={initialState}
        getCellClassName={expensive}
        hideFooter
        sx={{ '& .expensive': { color: 'error.main', fontWeight: 'bold' } }}
      />
    </Box>
  );
}
