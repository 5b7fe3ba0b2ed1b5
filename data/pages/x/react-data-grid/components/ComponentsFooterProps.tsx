import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridSlotProps,
  GridFooterContainer,
} from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    workshop?: 'open' | 'closed';
  }
}

function WorkshopFooter({ workshop }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer sx={{ px: 1.25 }}>
      <Typography variant="body2" role="status">
        The workshop is {workshop}.
      </Typography>
    </GridFooterContainer>
  );
}

export default function ComponentsFooterProps() {
  const [workshop, setWorkshop] = React.useState<'open' | 'closed'>('open');
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={() => setWorkshop(workshop === 'open' ? 'closed' : 'open')}
      >
        Turn the sign
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={repairs}
          columns={repairColumns}
          slots={{ footer: WorkshopFooter }}
          slotProps={{ footer: { workshop } }}
        />
      </Box>
    </Box>
  );
}
