import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridRowCountSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

function WorkshopToolbar() {
  const apiRef = useGridApiContext();

  const addRepair = () => {
    const id = gridRowCountSelector(apiRef) + 1;
    apiRef.current.updateRows([{ id, bike: 'New', job: '', hours: 0 }]);
  };

  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between' }}>
      <Button size="small" startIcon={<Add />} onClick={addRepair}>
        Add a repair
      </Button>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function ComponentsCustomToolbar() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slots={{ toolbar: WorkshopToolbar }}
      />
    </Box>
  );
}
