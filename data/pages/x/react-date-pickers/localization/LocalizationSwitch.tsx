import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { deDE, enUS, zhCN } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';

const languages = {
  English: { dates: 'en', texts: enUS },
  Deutsch: { dates: 'de', texts: deDE },
  中文: { dates: 'zh-cn', texts: zhCN },
};

type Language = keyof typeof languages;

export default function LocalizationSwitch() {
  const [language, setLanguage] = React.useState<Language>('Deutsch');
  const { dates, texts } = languages[language];

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dates}
      localeText={
        texts.components.MuiLocalizationProvider.defaultProps.localeText
      }
    >
      <Stack spacing={2} alignItems="flex-start">
        <ToggleButtonGroup
          aria-label="Language"
          exclusive
          size="small"
          value={language}
          onChange={(_event, next: Language | null) =>
            setLanguage(next ?? language)
          }
        >
          {Object.keys(languages).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <MobileDatePicker label="Check-up" defaultValue={dayjs('2024-04-17')} />
      </Stack>
    </LocalizationProvider>
  );
}
