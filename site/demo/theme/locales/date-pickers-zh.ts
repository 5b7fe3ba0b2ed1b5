export { zhCN as locale } from '@mui/x-date-pickers/locales/zhCN';
