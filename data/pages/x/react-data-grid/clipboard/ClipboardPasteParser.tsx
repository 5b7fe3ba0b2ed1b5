import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { copy, orderColumns, orders } from './data';

// Reads "1.234,50 €" as well as "1,234.50"; the last separator is the decimal one.
function parsePrice(text: string) {
  const decimal = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const whole = decimal < 0 ? text : text.slice(0, decimal);
  const rest = decimal < 0 ? '' : text.slice(decimal + 1);
  const digits = (part: string) => part.replace(/\D/g, '');
  const price = Number(`${digits(whole)}.${digits(rest)}`);
  return digits(text) && price >= 0 ? price : undefined;
}

const columns = orderColumns.map((column): GridColDef =>
  column.field === 'price'
    ? { ...column, pastedValueParser: parsePrice }
    : column,
);

export default function ClipboardPasteParser() {
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => copy('1.234,50 €')}>Copy “1.234,50 €”</Button>
      <Button onClick={() => copy('on request')}>Copy “on request”</Button>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          rows={orders}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
