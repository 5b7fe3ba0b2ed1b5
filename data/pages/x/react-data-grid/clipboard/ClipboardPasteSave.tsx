import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { copy, type Order, orderColumns, orders } from './data';

// Stands for your server: it refuses some orders and takes half a second.
function saveOrder(order: Order) {
  return new Promise<Order>((resolve, reject) => {
    const ok = order.pieces > 0 && order.pieces <= 500;
    const answer = () =>
      ok
        ? resolve(order)
        : reject(new Error(`${order.product}: 1 to 500 pieces`));
    setTimeout(answer, 500);
  });
}

export default function ClipboardPasteSave() {
  const [saved, setSaved] = React.useState(0);
  const [error, setError] = React.useState('');

  const processRowUpdate = async (order: Order) => {
    setError('');
    const answer = await saveOrder(order);
    setSaved((count) => count + 1);
    return answer;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => copy('45\n9000\n20')}>
        Copy the numbers 45, 9000 and 20
      </Button>
      <Alert severity={error ? 'error' : 'info'} sx={{ mb: 1 }}>
        {error || `${saved} orders saved`}
      </Alert>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          rows={orders}
          columns={orderColumns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(problem) => setError(problem.message)}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
