import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import { photoColumns, photos } from './data';

function Toolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      <Button onClick={() => apiRef.current.sortColumn('votes', 'desc')}>
        Best first
      </Button>
      <Button onClick={() => apiRef.current.setSortModel([])}>
        As they came
      </Button>
    </GridToolbarContainer>
  );
}

export default function ApiContext() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={photos}
        columns={photoColumns}
        slots={{ toolbar: Toolbar }}
        hideFooter
      />
    </Box>
  );
}
