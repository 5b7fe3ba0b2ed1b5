import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const parts = ['month', 'day', 'year', 'all'] as const;

export default function FieldsSelectedSections() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Stack direction="row">
          {parts.map((part) => (
            <Button
              key={part}
              size="small"
              onClick={() => {
                inputRef.current?.focus();
                setSelected(part);
              }}
            >
              {part}
            </Button>
          ))}
        </Stack>
        <DateField
          label="Pruning"
          defaultValue={dayjs('2024-02-16')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
