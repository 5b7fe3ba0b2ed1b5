import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { photoColumns, photos } from './data';

export default function ApiRef() {
  const apiRef = useGridApiRef();

  // The grid has already been mounted when effects run.
  React.useEffect(() => {
    apiRef.current.selectRow(3);
  }, [apiRef]);

  const next = () => {
    const ids = apiRef.current.getSortedRowIds();
    const [selected] = apiRef.current.getSelectedRows().keys();
    const id = ids[(ids.indexOf(selected) + 1) % ids.length];
    apiRef.current.selectRow(id, true, true);
    apiRef.current.scrollToIndexes({ rowIndex: ids.indexOf(id) });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={next}>Next photo</Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={photos}
          columns={photoColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
