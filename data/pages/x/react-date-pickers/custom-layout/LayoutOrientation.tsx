import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const outline = (color: string) => ({ outline: `2px solid ${color}` });

const slotProps = {
  shortcuts: {
    items: [{ label: 'Opening night', getValue: () => dayjs('2024-04-05') }],
  },
  layout: {
    sx: {
      gap: 0.5,
      [`& .${pickersLayoutClasses.toolbar}`]: outline('#1976d2'),
      [`& .${pickersLayoutClasses.shortcuts}`]: outline('#9c27b0'),
      [`& .${pickersLayoutClasses.contentWrapper}`]: outline('#2e7d32'),
      [`& .${pickersLayoutClasses.actionBar}`]: outline('#ed6c02'),
    },
  },
};

type Orientation = 'portrait' | 'landscape';

export default function LayoutOrientation() {
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center" sx={{ maxWidth: '100%' }}>
        <ToggleButtonGroup
          aria-label="Orientation"
          exclusive
          size="small"
          value={orientation}
          onChange={(_event, next: Orientation | null) =>
            setOrientation(next ?? orientation)
          }
        >
          <ToggleButton value="portrait">portrait</ToggleButton>
          <ToggleButton value="landscape">landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto', p: 0.5 }}>
          <StaticDatePicker
            orientation={orientation}
            defaultValue={dayjs('2024-04-17')}
            slotProps={slotProps}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
