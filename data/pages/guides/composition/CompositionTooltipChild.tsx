import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import * as React from 'react';

interface StationProps extends React.ComponentPropsWithoutRef<'button'> {
  code: string;
}

const Station = React.forwardRef<HTMLButtonElement, StationProps>(
  function Station({ code, ...other }, ref) {
    return (
      <button ref={ref} type="button" {...other}>
        {code}
      </button>
    );
  },
);

export default function CompositionTooltipChild() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Tooltip title="Bergen, main station" describeChild>
        <Station code="BRG" />
      </Tooltip>
      <Tooltip title="Oslo, main station" describeChild>
        <Station code="OSL" />
      </Tooltip>
    </Box>
  );
}
