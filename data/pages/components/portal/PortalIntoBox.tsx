import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function PortalIntoBox() {
  const [shown, setShown] = React.useState(false);
  const box = React.useRef<HTMLDivElement>(null);

  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Take it back' : 'Send the parcel'}
      </Button>
      {shown && (
        <Portal container={() => box.current}>
          <span>One parcel, written beside the button</span>
        </Portal>
      )}
      <Box
        ref={box}
        role="status"
        sx={{ mt: 2, p: 2, minHeight: 56, border: '1px dashed' }}
      />
    </div>
  );
}
