import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { FlashingCell, flashes } from './FlashingCell';

const rows = [
  { id: 1, quay: 'North', ship: 'Aurora', tons: 4200 },
  { id: 2, quay: 'North', ship: 'Bounty', tons: 1850 },
  { id: 3, quay: 'South', ship: 'Calypso', tons: 3120 },
  { id: 4, quay: 'Dock 2', ship: 'Dorade', tons: 760 },
];

const columns: GridColDef[] = ['quay', 'ship', 'tons'].map((field) => ({
  field,
  flex: 1,
  renderCell: ({ value }) => <FlashingCell>{value}</FlashingCell>,
}));

const stable = { border: 1 };

export default function PerformanceRenders() {
  const [clicks, setClicks] = React.useState(0);
  const [memo, setMemo] = React.useState(false);
  const status = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (clicks > 0) {
      // Effects of cells have run before this one.
      status.current!.textContent = `Cells drawn again: ${flashes.take()}`;
    }
  }, [clicks]);

  const renderAgain = () => {
    flashes.take();
    setClicks(clicks + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={renderAgain}>Render the parent</Button>
      <FormControlLabel
        control={<Switch onChange={(event) => setMemo(event.target.checked)} />}
        label="Stable sx"
      />
      <Typography ref={status} role="status" gutterBottom>
        Cells drawn again: –
      </Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sx={memo ? stable : { border: 1 }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
