import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { taskColumns, tasks } from './data';

export default function OrderingBasic() {
  const [message, setMessage] = React.useState('Drag a header.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 220 }}>
        <DataGridPro
          rows={tasks}
          columns={taskColumns}
          onColumnOrderChange={({ column, targetIndex }) =>
            setMessage(`${column.headerName} is column ${targetIndex + 1} now.`)
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
