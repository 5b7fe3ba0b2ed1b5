import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

export default function RowGroupingApi() {
  const apiRef = useGridApiRef();

  const addProduct = () => apiRef.current.addRowGroupingCriteria('product');
  const productFirst = () =>
    apiRef.current.setRowGroupingCriteriaIndex('product', 0);
  const removeRegion = () => apiRef.current.removeRowGroupingCriteria('region');
  const reset = () => apiRef.current.setRowGroupingModel(['region']);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={addProduct}>Add product</Button>
        <Button onClick={productFirst}>Product first</Button>
        <Button onClick={removeRegion}>Remove region</Button>
        <Button onClick={reset}>Only region</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={sales}
          columns={saleColumns}
          initialState={{ rowGrouping: { model: ['region'] } }}
          rowGroupingColumnMode="multiple"
          hideFooter
        />
      </Box>
    </Box>
  );
}
