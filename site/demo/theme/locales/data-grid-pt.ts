export { ptBR as locale } from '@mui/x-data-grid/locales/ptBR';
