import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Width = 'xs' | 'sm' | 'lg';

export default function ContainerWidths() {
  const [maxWidth, setMaxWidth] = React.useState<Width>('xs');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Largest width"
        value={maxWidth}
        onChange={(event, width: Width | null) => width && setMaxWidth(width)}
      >
        <ToggleButton value="xs">xs</ToggleButton>
        <ToggleButton value="sm">sm</ToggleButton>
        <ToggleButton value="lg">lg</ToggleButton>
      </ToggleButtonGroup>
      <Container maxWidth={maxWidth} sx={{ mt: 2, bgcolor: 'action.hover' }}>
        <Box sx={{ py: 2, textAlign: 'center', bgcolor: 'background.paper' }}>
          Content between two gutters
        </Box>
      </Container>
    </Box>
  );
}
