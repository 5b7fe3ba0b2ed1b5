import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { holidays } from './holidays';

type ShortcutsProps = PickersShortcutsProps<Dayjs | null>;

function HolidayButtons(props: ShortcutsProps) {
  const { items = [], onChange, isValid, changeImportance = 'set' } = props;

  return (
    <Stack
      direction="row"
      className={props.className}
      sx={{ flexWrap: 'wrap', maxWidth: 320, p: 1 }}
    >
      {items.map(({ getValue, ...item }) => {
        const day = getValue({ isValid });
        const choose = () => onChange(day, changeImportance, item);
        return (
          <Button
            key={item.label}
            size="small"
            disabled={!isValid(day)}
            onClick={choose}
          >
            {item.label}
          </Button>
        );
      })}
    </Stack>
  );
}

const slots = { shortcuts: HolidayButtons };
const slotProps = {
  shortcuts: { items: holidays },
  toolbar: { hidden: true },
};

export default function ShortcutsCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2024-05-01')}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
