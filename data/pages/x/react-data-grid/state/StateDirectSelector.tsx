import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

export default function StateDirectSelector() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const average = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const sum = entries.reduce((total, { model }) => total + model.degrees, 0);
    setMessage(
      `${(sum / entries.length || 0).toFixed(1)} °C in ${entries.length} beds`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={average}>Average of the filtered rows</Button>
      <Typography role="status">{message || ' '}</Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid apiRef={apiRef} rows={beds} columns={bedColumns} hideFooter />
      </Box>
    </Box>
  );
}
