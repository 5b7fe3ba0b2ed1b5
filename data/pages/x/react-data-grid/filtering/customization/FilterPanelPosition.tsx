import * as React from 'react';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { apartmentColumns, apartments } from './data';

export default function FilterPanelPosition() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          ref={setButton}
          startIcon={<FilterList />}
          onClick={() => apiRef.current.showFilterPanel()}
        >
          Narrow down
        </Button>
      </div>
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          rows={apartments}
          columns={apartmentColumns}
          slotProps={{ panel: { anchorEl: button, placement: 'bottom-end' } }}
          hideFooter
        />
      </div>
    </div>
  );
}
