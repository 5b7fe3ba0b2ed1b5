import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function PortalAndEvents() {
  const [clicks, setClicks] = React.useState(0);
  const [box, setBox] = React.useState<HTMLDivElement | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Box
        onClick={() => setClicks((count) => count + 1)}
        sx={{ p: 2, border: '1px solid' }}
      >
        <div role="status">Clicks in this box: {clicks}</div>
        {box && (
          <Portal container={box}>
            <Button>Counts</Button>
            <Button onClick={(event) => event.stopPropagation()}>
              Does not
            </Button>
          </Portal>
        )}
      </Box>
      <Box ref={setBox} sx={{ p: 1, border: '1px dashed' }} />
    </Stack>
  );
}
