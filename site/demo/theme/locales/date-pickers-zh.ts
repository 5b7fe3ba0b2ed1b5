import 'dayjs/locale/zh-cn';
import { zhCN } from '@mui/x-date-pickers/locales/zhCN';

const { MuiLocalizationProvider: words } = zhCN.components;

/**
 * The words of pickers, and months and weekdays for who names no locale: as Day.js knows them, which nearly all demos
 * are made with. Luxon knows the name, too; a demo with another library says its own.
 */
export const locale = {
  components: {
    MuiLocalizationProvider: { ...words, defaultProps: { ...words.defaultProps, adapterLocale: 'zh-cn' } },
  },
};
