import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const holiday = (
  label: string,
  day: string,
): PickersShortcutsItem<Dayjs | null> => ({
  label,
  getValue: () => dayjs(day),
});

export const holidays = [
  holiday("New Year's Day", '2024-01-01'),
  holiday('Easter Monday', '2024-04-01'),
  holiday('Labour Day', '2024-05-01'),
  holiday('Ascension Day', '2024-05-09'),
  holiday('Christmas Day', '2024-12-25'),
];
