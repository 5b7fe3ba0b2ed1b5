export { ptBR as locale } from '@mui/material/locale';
