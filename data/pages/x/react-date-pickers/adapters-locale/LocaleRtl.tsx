import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { heIL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({
  key: 'pickers-rtl',
  speedy: true,
  stylisPlugins: [rtlPlugin],
});
const slotProps = { popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } };

export default function LocaleRtl() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, heIL, { direction: 'rtl' }),
    [outer],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <div dir="rtl">
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
            <DatePicker
              label="תאריך הפלגה"
              defaultValue={dayjs('2024-04-07')}
              slotProps={slotProps}
            />
          </LocalizationProvider>
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
