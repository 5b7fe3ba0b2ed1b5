export { zhCN as locale } from '@mui/x-data-grid/locales/zhCN';
