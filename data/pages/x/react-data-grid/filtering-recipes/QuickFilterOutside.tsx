import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { taskColumns, tasks } from './data';

export default function QuickFilterOutside() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');

  React.useEffect(() => {
    const words = text.split(' ').filter((word) => word !== '');
    const timer = setTimeout(() => {
      apiRef.current.setQuickFilterValues(words);
    }, 150);
    return () => clearTimeout(timer);
  }, [apiRef, text]);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        type="search"
        label="Find a task"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mt: 1, mb: 2 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          rows={tasks}
          columns={taskColumns}
          hideFooter
        />
      </div>
    </div>
  );
}
