import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

export default function RowGroupingSetExpansion() {
  const apiRef = useGridApiRef();

  const setProducts = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.groupingField === 'product')
        apiRef.current.setRowChildrenExpansion(node.id, isExpanded);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setProducts(true)}>Open all products</Button>
      <Button onClick={() => setProducts(false)}>Close all products</Button>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={sales}
          columns={saleColumns}
          initialState={{ rowGrouping: { model: ['region', 'product'] } }}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
