import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { addressColumns, fromAddress, toAddress } from './address';
import { tasks } from './data';

const links = ['area=is:Orchard', 'hours=>=:5', 'q=the'];

export default function FilterInAddress() {
  const [filterModel, setFilterModel] = React.useState(() =>
    fromAddress(links[0]),
  );

  return (
    <div style={{ width: '100%' }}>
      <Typography
        role="status"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        /tasks?{decodeURIComponent(toAddress(filterModel))}
      </Typography>
      {links.map((link) => (
        <Button
          key={link}
          sx={{ textTransform: 'none' }}
          onClick={() => setFilterModel(fromAddress(link))}
        >
          Go to ?{link}
        </Button>
      ))}
      <div style={{ height: 420 }}>
        <DataGrid
          rows={tasks}
          columns={addressColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            toolbar: { showQuickFilter: true, printOptions: { hideFooter: true } },
          }}
          disableColumnSelector
          disableDensitySelector
          hideFooter
        />
      </div>
    </div>
  );
}
