import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonExclusive() {
  const [view, setView] = React.useState('week');

  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_, next: string | null) => next && setView(next)}
      aria-label="Length of the view"
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
