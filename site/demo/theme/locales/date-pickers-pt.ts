export { ptBR as locale } from '@mui/x-date-pickers/locales/ptBR';
