import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type Plant, plantColumns, plants } from './data';

export default function FilteringApi() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const showSmall = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'height', operator: '<', value: 50 }],
    });
  const clear = () => apiRef.current.setFilterModel({ items: [] });
  const tell = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const names = entries.map((entry) => (entry.model as Plant).plant);
    setMessage(`Shown: ${names.join(', ')}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={showSmall}>Below 50 cm</Button>
        <Button onClick={() => apiRef.current.showFilterPanel('price')}>
          Choose a price
        </Button>
        <Button onClick={clear}>Clear</Button>
        <Button onClick={tell}>What is shown?</Button>
      </Stack>
      <Typography role="status">{message || ' '}</Typography>
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          rows={plants}
          columns={plantColumns}
          hideFooter
        />
      </div>
    </div>
  );
}
