import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { roofColumns, roofs } from './data';

export default function CellSelectionApi() {
  const apiRef = useGridApiRef();

  const selectSummer = () =>
    apiRef.current.selectCellRange(
      { id: roofs[0].id, field: 'apr' },
      { id: roofs[4].id, field: 'jul' },
    );

  const raise = () => {
    for (const { id, field } of apiRef.current.getSelectedCellsAsArray()) {
      const value = apiRef.current.getCellValue(id, field);
      if (typeof value === 'number') {
        apiRef.current.updateRows([{ id, [field]: Math.round(value * 1.1) }]);
      }
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={selectSummer}>April to July</Button>
      <Button onClick={raise}>Raise by 10%</Button>
      <Button onClick={() => apiRef.current.setCellSelectionModel({})}>
        Select nothing
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={roofs}
          columns={roofColumns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
