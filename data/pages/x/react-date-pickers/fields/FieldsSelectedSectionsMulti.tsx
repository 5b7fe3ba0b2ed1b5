import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function FieldsSelectedSectionsMulti() {
  const startRef = React.useRef<FieldRef<RangeFieldSection>>(null);
  const endRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Stack direction="row">
          <Button
            size="small"
            onClick={() => startRef.current?.focusField('day')}
          >
            First day
          </Button>
          <Button
            size="small"
            onClick={() => endRef.current?.focusField('day')}
          >
            Last day
          </Button>
        </Stack>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2024-07-01'), dayjs('2024-07-12')]}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Holiday from' : 'Holiday until',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
