import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function FieldsSelectedSectionsSingle() {
  const fieldRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  const selectDay = (dateName: 'start' | 'end') => {
    const field = fieldRef.current;
    const index = field
      ?.getSections()
      .findIndex((part) => part.dateName === dateName && part.type === 'day');
    field?.focusField(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Stack direction="row">
          <Button size="small" onClick={() => selectDay('start')}>
            First day
          </Button>
          <Button size="small" onClick={() => selectDay('end')}>
            Last day
          </Button>
        </Stack>
        <SingleInputDateRangeField
          label="Holiday"
          defaultValue={[dayjs('2024-07-01'), dayjs('2024-07-12')]}
          unstableFieldRef={fieldRef}
        />
      </Stack>
    </LocalizationProvider>
  );
}
