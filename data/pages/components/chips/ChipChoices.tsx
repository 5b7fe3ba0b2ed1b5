import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const facilities = ['Lift', 'Garden', 'Parking', 'Sauna'];

export default function ChipChoices() {
  const [chosen, setChosen] = React.useState(['Garden']);

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      role="group"
      aria-label="Facilities"
    >
      {facilities.map((facility) => {
        const isChosen = chosen.includes(facility);
        return (
          <Chip
            key={facility}
            label={facility}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() =>
              setChosen(
                isChosen
                  ? chosen.filter((other) => other !== facility)
                  : [...chosen, facility],
              )
            }
          />
        );
      })}
    </Stack>
  );
}
