import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import * as React from 'react';

const Plate = styled('button')(({ theme }) => ({
  backgroundColor: theme.palette.action.selected,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  font: 'inherit',
  padding: theme.spacing(1, 2),
}));

interface StationProps extends React.ComponentPropsWithoutRef<'button'> {
  code: string;
}

const Station = React.forwardRef<HTMLButtonElement, StationProps>(
  function Station({ code, ...other }, ref) {
    return (
      <Plate ref={ref} type="button" {...other}>
        {code}
      </Plate>
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
