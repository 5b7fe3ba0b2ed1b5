import { deDE, enUS, frFR, zhCN } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/zh-cn';

/** The locale of Day.js and the texts of the pickers, by language. */
export const languages = {
  English: { dates: 'en', texts: enUS },
  Deutsch: { dates: 'de', texts: deDE },
  Français: { dates: 'fr', texts: frFR },
  中文: { dates: 'zh-cn', texts: zhCN },
};

export type Language = keyof typeof languages;
